internal import Synchronization
internal import TactusCrashReports
internal import TactusHealthModel
internal import TactusVirtualTime

/// A builder of samples from a series of quantities.
///
/// Each quantity becomes a sample of its own (Health.SE2).
///
/// - Thread: any; a lock guards what changes in it.
open class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The beginning of the series.
  public let startDate: Date
  /// The device that has measured; `nil` if unknown.
  public let device: HKDevice?

  private struct Entry {
    var quantity: HKQuantity
    var start: Date
    /// The end; `nil` for the start of the next quantity.
    var end: Date?
  }

  private let store: HKHealthStore
  private let entries = Mutex<[Entry]?>([])

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - healthStore: The store that saves the samples.
  ///   - quantityType: The type.
  ///   - startDate: The beginning of the series.
  ///   - device: The device that has measured; `nil` if unknown.
  public init(
    healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?
  ) {
    store = healthStore
    self.quantityType = quantityType
    self.startDate = startDate
    self.device = device
    super.init()
  }

  /// Adds a quantity for a time.
  ///
  /// A unit that is incompatible with the type traps.
  ///
  /// - Throws: `HKError` for a time before the start, and after the series has ended.
  open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
    try add(Entry(quantity: quantity, start: dateInterval.start, end: dateInterval.end))
  }

  /// Adds a quantity from a time until the next one.
  ///
  /// A unit that is incompatible with the type traps.
  ///
  /// - Throws: `HKError` for a time before the start, and after the series has ended.
  open func insert(_ quantity: HKQuantity, at date: Date) throws {
    try add(Entry(quantity: quantity, start: date, end: nil))
  }

  /// Saves the samples.
  ///
  /// - Parameters:
  ///   - metadata: The metadata of each sample; `nil` for none.
  ///   - endDate: The end of the last quantity; `nil` for its start.
  ///   - completion: Receives the samples, or an error.
  @preconcurrency
  open func finishSeries(
    metadata: [String: Any]?, endDate: Date? = nil,
    completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
  ) {
    let all = entries.withLock { entries in
      defer { entries = nil }
      return entries
    }
    guard let all = all?.sorted(by: { $0.start < $1.start }), !all.isEmpty else {
      return store.service.later {
        completion(nil, HKError(.errorInvalidArgument, "the series is over, or empty"))
      }
    }
    let samples = all.enumerated().map { index, entry in
      let next = all.indices.contains(index + 1) ? all[index + 1].start : endDate
      return HKQuantitySample(
        type: quantityType, quantity: entry.quantity, start: entry.start,
        end: max(entry.start, entry.end ?? next ?? entry.start), device: device, metadata: metadata)
    }
    store.save(samples) { isDone, error in completion(isDone ? samples : nil, error) }
  }

  /// Saves the samples.
  ///
  /// - Parameters:
  ///   - metadata: The metadata of each sample; `nil` for none.
  ///   - endDate: The end of the last quantity; `nil` for its start.
  /// - Returns: The samples.
  /// - Throws: `HKError`.
  open func finishSeries(metadata: [String: Any]?, endDate: Date? = nil) async throws
    -> [HKQuantitySample]
  {
    return try await withPhoneContinuation { continuation in
      finishSeries(metadata: metadata, endDate: endDate) { samples, error in
        if let samples {
          continuation.resume(returning: samples)
        } else {
          continuation.resume(throwing: error ?? HKError(.unknownError))
        }
      }
    }
  }

  /// Forgets everything; nothing is saved.
  open func discard() { entries.withLock { $0 = nil } }

  // MARK: Internals

  private func add(_ entry: Entry) throws {
    programmingPrecondition(
      quantityType.is(compatibleWith: HKUnit(model: entry.quantity.parts.unit)),
      "HKQuantitySeriesSampleBuilder \(quantityType.identifier) requires unit of type "
        + "\(quantityType.unit.text). Incompatible unit: \(entry.quantity.parts.unit.text)",
      exception: HKObjectType.invalidArgument)
    guard entry.start >= startDate else {
      throw HKError(.errorInvalidArgument, "the quantity is before the beginning of the series")
    }
    let isDone = entries.withLock { entries in
      entries?.append(entry)
      return entries != nil
    }
    if !isDone { throw HKError(.errorInvalidArgument, "the series is over") }
  }
}
