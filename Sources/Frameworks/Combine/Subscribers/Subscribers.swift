/// Subscribers of everybody, and what they say.
public enum Subscribers {}
