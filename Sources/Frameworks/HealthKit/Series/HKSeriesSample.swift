internal import TactusHealthModel

/// A sample with a series of values.
///
/// - Thread: any; all its properties are constants.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  /// The number of values.
  open var count: Int { rows.count }

  /// The values as rows of numbers.
  var rows: [[Double]] { if case .rows(let rows) = content { rows } else { [] } }
}
