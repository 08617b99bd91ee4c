/// The way in which the tests were compiled.
public enum BuildConfiguration {
  /// Whether the compiler optimized; only then does the render path allocate nothing.
  public static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
