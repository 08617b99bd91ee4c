extension Data.ReadingOptions {
  /// The name of `mappedIfSafe` before OS X 10.7.
  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }

  /// The name of `mappedIfSafe` before OS X 10.6.
  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }

  /// The name of `uncached` before OS X 10.6.
  @available(*, deprecated, renamed: "uncached")
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
