export const summary = 'Build a town, keep the Boss fed, mind the road.';
