/**
 * The version of the protocol between clients and servers. It grows when a page of the version before would misread a server of
 * this one, or be misread by it: such a page loads itself again when the server greets it, before it reads anything else.
 */
export const PROTOCOL = 3;
