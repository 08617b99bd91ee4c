import Foundation
import TactusHealthModel
import TactusPhone
import TactusPhoneLink

/// The health data of a phone that a test has booted.
///
/// ```swift
/// phone.health.allow(share: ["HKQuantityTypeIdentifierStepCount"], read: [])
/// try phone.health.add("HKQuantityTypeIdentifierStepCount", 120, "count", from: noon, for: 60)
/// ```
@MainActor
public struct SimulatedHealth {
  let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) { self.phone = phone }

  /// Adds a sample of another source than the app, such as the phone or a watch.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type of a quantity or a category.
  ///   - value: The value of the quantity, or the raw value of the category.
  ///   - unit: The text of the quantity's unit.
  ///   - start: The beginning.
  ///   - duration: The duration in seconds.
  ///   - source: The name of the source, whose bundle identifier is `com.apple.health.` followed by
  ///     the name.
  /// - Throws: `SimulatedHealthError` for an unknown type, a unit that does not fit, or an invalid
  ///   sample.
  public func add(
    _ type: String, _ value: Double, _ unit: String = "count", from start: Date,
    for duration: TimeInterval = 0, source: String = "iPhone"
  ) throws {
    guard let found = HealthType.find(type) else {
      throw SimulatedHealthError("'\(type)' is no type of health data")
    }
    let content: HealthContent
    if let own = found.unit {
      let given: HealthUnit
      do throws(HealthUnitError) { given = try HealthUnit(parsing: unit) } catch {
        throw SimulatedHealthError("'\(unit)': \(error.message)")
      }
      guard let converted = given.convert(value, to: own) else {
        throw SimulatedHealthError("'\(unit)' does not fit \(type), whose unit is \(own.text)")
      }
      content = .quantity(converted)
    } else {
      content = .category(Int(value))
    }
    let time = start.timeIntervalSinceReferenceDate
    phone.device.settle()
    let number = try library.lastRow() + 1
    let sample = HealthSample(
      uuid: HealthUUID(high: 0x5369_6D75_6C61_4000, low: 1 << 63 | UInt64(number)), type: found,
      start: time, end: time + duration, content: content,
      source: HealthSource(bundle: "com.apple.health.\(source)", name: source))
    if let problem = sample.problem { throw SimulatedHealthError(problem) }
    _ = try library.add([sample])
    phone.device.send(.healthChanged([type]))
    phone.device.settle()
  }

  /// Sets the permissions of the app that a test launches, without an alert.
  ///
  /// - Parameters:
  ///   - share: The identifiers of the types that the app may save.
  ///   - read: The identifiers of the types that the app may read.
  ///   - denied: The identifiers of the types that it may neither save nor read.
  public func allow(share: [String] = [], read: [String] = [], denied: [String] = []) {
    phone.device.settle()
    let state = phone.device.host.state
    let bundle = state.foreground.map { state.healthClient($0).bundle } ?? Self.defaultBundle
    var access = state.health.access(of: bundle)
    for type in share { access.share[type] = true }
    for type in read { access.read[type] = true }
    for type in denied { (access.share[type], access.read[type]) = (false, false) }
    try? state.health.setAccess(access, of: bundle)
  }

  /// Sets a characteristic of the user: the raw value of a case, or for the date of birth a text
  /// such as `1980-02-29`; `nil` removes it.
  public func setCharacteristic(_ type: String, _ text: String?) {
    try? phone.device.host.state.health.setCharacteristic(text, type)
  }

  /// The bundle identifiers of the sources by priority, the highest first.
  public var sourceOrder: [String] {
    get {
      phone.device.settle()
      return (try? library.sourceOrder()) ?? []
    }
    nonmutating set { try? phone.device.host.state.health.setSourceOrder(newValue) }
  }

  /// The number of stored samples by type identifier.
  public var counts: [String: Int] {
    phone.device.settle()
    return (try? library.counts()) ?? [:]
  }

  /// The log of the requests and responses of apps, oldest first.
  public var log: [HealthEntry] {
    phone.device.settle()
    return phone.device.host.notes.compactMap { note in
      if case .health(let entry) = note.event { entry } else { nil }
    }
  }

  // MARK: Internals

  /// The bundle identifier of an app that has none.
  private static let defaultBundle = "app.App"

  private var library: HealthLibrary { phone.device.host.state.health }
}

/// Health data that a test cannot add.
public struct SimulatedHealthError: Error, CustomStringConvertible, Sendable {
  /// The reason.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension SimulatedPhone {
  /// The health data (Health.SC1).
  public var health: SimulatedHealth { SimulatedHealth(self) }
}
