/// A namespace for the publishers that operators create.
public enum Publishers {}
