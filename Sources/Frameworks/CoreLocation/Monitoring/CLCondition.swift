/// A condition that a monitor watches: a circle on the earth, or the surroundings of beacons.
public protocol CLCondition: Sendable {}
