import Foundation
import TactusCrashReports

/// The input or output buses of a unit.
///
/// Step AudioUnits.UN2
///
/// - Thread: one at a time.
open class AUAudioUnitBusArray: NSObject, Sequence, @unchecked Sendable {
  /// Creates an array of buses.
  public init(
    audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType, busses busArray: [AUAudioUnitBus]
  ) {
    (self.owner, self.busType, busses) = (owner, busType, busArray)
    super.init()
    adopt()
  }

  /// Creates an empty array.
  public convenience init(audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType) {
    self.init(audioUnit: owner, busType: busType, busses: [])
  }

  // MARK: Buses

  /// The number of buses.
  open var count: Int { busses.count }

  /// Returns the bus at an index.
  open subscript(index: Int) -> AUAudioUnitBus { busses[index] }

  /// Returns an iterator over the buses.
  open func makeIterator() -> IndexingIterator<[AUAudioUnitBus]> { busses.makeIterator() }

  /// Whether the host can change the number of buses; false unless overridden.
  open var isCountChangeable: Bool { false }

  /// Sets the number of buses; subclasses with a variable number override it.
  ///
  /// - Throws: `kAudioUnitErr_PropertyNotWritable`, unless it is the present number.
  open func setBusCount(_ count: Int) throws {
    guard count == busses.count else { throw UnitError.make(kAudioUnitErr_PropertyNotWritable) }
  }

  /// Replaces the buses.
  open func replaceBusses(_ busArray: [AUAudioUnitBus]) {
    for observation in observations { observation.remove(from: busses) }
    busses = busArray
    adopt()
    for observation in observations { observation.add(to: busses) }
  }

  /// The unit.
  open var ownerAudioUnit: AUAudioUnit {
    guard let owner else { programmingError("the unit of the buses is gone") }
    return owner
  }

  /// The direction.
  open private(set) var busType: AUAudioUnitBusType

  // MARK: Observing

  /// Observes a property of all buses, including those added later.
  ///
  /// - Parameters:
  ///   - observer: The observer; it is not retained.
  ///   - keyPath: The property.
  ///   - options: The options.
  ///   - context: The context, which identifies the observation.
  open func addObserver(
    toAllBusses observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let new = BusObservation(
      observer: observer, keyPath: keyPath, options: options, context: context)
    observations.append(new)
    new.add(to: busses)
  }

  /// Stops observing a property of all buses.
  open func removeObserver(
    fromAllBusses observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let index = observations.lastIndex {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
    guard let index else { return }
    observations.remove(at: index).remove(from: busses)
  }

  // MARK: Internals

  private weak var owner: AUAudioUnit?
  private var busses: [AUAudioUnitBus]
  private var observations: [BusObservation] = []

  private func adopt() {
    for (index, bus) in busses.enumerated() {
      (bus.owner, bus.busType, bus.index) = (owner, busType, index)
    }
  }
}
