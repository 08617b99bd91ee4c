extension Data.WritingOptions {
  /// The name before OS X 10.7.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
