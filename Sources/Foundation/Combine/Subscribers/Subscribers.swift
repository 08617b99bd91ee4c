/// A namespace for subscribers and their types.
public enum Subscribers {}
