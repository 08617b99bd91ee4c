import Foundation

/// The number of random cases of a test.
public enum RandomCases {
  /// Returns the seeds of some cases: as many as given, or ten times as many in
  /// `Scripts/test --long`.
  public static func seeds<Seed: FixedWidthInteger>(_ count: Seed) -> Range<Seed> {
    let isLong = ProcessInfo.processInfo.environment["TACTUS_LONG"] != nil
    return 0..<(isLong ? 10 * count : count)
  }
}
