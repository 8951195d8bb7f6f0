"""A bot that sits down at a table of Underbridge and gives any legal answer until the match is over.

    UNDERBRIDGE_TOKEN=underbridge_... python3 examples/bot.py http://localhost:4400 <table>

It needs Python 3.8 or newer and nothing else. The token is made in the app, under Settings; docs/bots.md explains the rest.
"""
import base64, json, os, random, socket, ssl, struct, sys, time, urllib.error, urllib.parse, urllib.request

if len(sys.argv) != 3 or "UNDERBRIDGE_TOKEN" not in os.environ:
    sys.exit("Usage: UNDERBRIDGE_TOKEN=underbridge_... python3 examples/bot.py http://localhost:4400 <table>")
SERVER, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
AUTHORIZATION = f"Bearer {os.environ['UNDERBRIDGE_TOKEN']}"


def choose(offers):
    """The one function to make better: given what may be answered, which answer?"""
    return random.choice(offers)


def connect():
    url = urllib.parse.urlsplit(SERVER)
    wire = socket.create_connection((url.hostname, url.port or {"http": 80, "https": 443}[url.scheme]))
    if url.scheme == "https":
        wire = ssl.create_default_context().wrap_socket(wire, server_hostname=url.hostname)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /socket HTTP/1.1\nHost: {url.netloc}\nAuthorization: {AUTHORIZATION}\nUpgrade: websocket\n"
    head += f"Connection: Upgrade\nSec-WebSocket-Key: {key}\nSec-WebSocket-Version: 13\n\n"
    wire.sendall(head.replace("\n", "\r\n").encode())
    stream = wire.makefile("rb")
    if b" 101 " not in stream.readline():
        sys.exit("The server does not let us in.")
    while stream.readline().strip():
        pass
    return wire, stream


def send(wire, payload, opcode=1):
    size, mask = len(payload), os.urandom(4)
    head = struct.pack("!BB", 128 | opcode, 128 | size) if size < 126 else struct.pack("!BBH", 128 | opcode, 254, size)
    wire.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)))


def messages(wire, stream):
    text = b""
    while len(head := stream.read(2)) == 2:
        opcode, size = head[0] & 15, head[1]
        if size > 125:
            size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
        payload = stream.read(size)
        if opcode == 8:  # the server says goodbye
            return
        if opcode == 9:  # it asks whether we are still here
            send(wire, payload, 10)
        elif opcode < 3:
            text += payload
            if head[0] & 128:
                yield json.loads(text)
                text = b""


def play(wire, stream):
    send(wire, json.dumps({"type": "watch", "table": TABLE}).encode())
    answered = None  # others may answer at the same time, and what they do asks nothing anew
    for message in messages(wire, stream):
        # The question has been answered, and the match as it stands now comes next; any other refusal is a mistake of ours.
        if message["type"] == "refused" and message["code"] != "behind":
            sys.exit(f"Refused: {message['message']}")
        if message["type"] == "table" and "places" in message["info"]:
            places, seats = message["info"]["places"], message["info"]["seats"]
            own = [str(place) for place, seat in zip(places, seats) if seat["mine"]]
            return f"The match is over: place {','.join(own)} of {len(places)}."
        if message["type"] not in ("state", "change"):
            continue
        for asked in [each for each in message["perspectives"] if each["offers"]][:1]:
            move = {"type": "move", "table": TABLE, "seat": asked["viewer"], "seatEntry": asked["seatEntry"]}
            if answered == move:
                continue
            answered = move
            time.sleep(0.06)  # the server takes 20 messages a second
            send(wire, json.dumps({**move, "move": choose(asked["offers"])}).encode())
    sys.exit("The line is broken.")


join = urllib.request.Request(f"{SERVER}/api/tables/{TABLE}/join", method="POST", headers={"Authorization": AUTHORIZATION})
try:
    urllib.request.urlopen(join)
except urllib.error.HTTPError as refused:
    sys.exit(f"There is no seat for us: {refused.read().decode()}")
except urllib.error.URLError as trouble:
    sys.exit(f"There is no server: {trouble.reason}")
print(play(*connect()))
