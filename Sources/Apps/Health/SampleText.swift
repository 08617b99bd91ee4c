import HealthKit
import TactusHealthModel
import UIKit

/// The texts of samples for users, in the units of the region.
@MainActor
enum SampleText {
  /// Returns the value of a sample.
  static func value(_ sample: HKSample) -> String {
    switch sample {
    case let sample as HKQuantitySample: return quantity(sample.quantity, sample.quantityType)
    case let sample as HKCategorySample: return HealthTexts.text("Value %1", "\(sample.value)")
    case let workout as HKWorkout:
      let time = duration(workout.duration)
      guard let distance = workout.totalDistance else { return time }
      return "\(time), \(quantity(distance, HKQuantityType(.distanceWalkingRunning)))"
    case let correlation as HKCorrelation:
      let parts = correlation.objects.compactMap { $0 as? HKQuantitySample }
        .sorted { $0.quantityType.identifier > $1.quantityType.identifier }
      return parts.map { quantity($0.quantity, $0.quantityType) }.joined(separator: " / ")
    case let record as HKClinicalRecord: return record.displayName
    case let sample as HKCDADocumentSample: return sample.document?.title ?? HealthTexts["1 entry"]
    case let series as HKSeriesSample: return HealthTexts.text("%1 values", "\(series.count)")
    default: return HealthTexts["1 entry"]
    }
  }

  /// Returns a quantity of a type.
  static func quantity(_ quantity: HKQuantity, _ type: HKQuantityType) -> String {
    let unit = RegionalUnits.current.unit(of: type)
    let value = quantity.doubleValue(for: unit)
    guard unit != .percent() else { return "\(number(value * 100)) %" }
    return "\(number(value)) \(name(of: unit, type))".trimmingCharacters(in: .whitespaces)
  }

  /// Returns the name of a unit; empty for a plain count.
  static func name(of unit: HKUnit, _ type: HKQuantityType) -> String {
    switch unit.unitString {
    case "count":
      type.identifier == HKQuantityTypeIdentifier.stepCount.rawValue ? HealthTexts["steps"] : ""
    case "count/min", "count/s":
      type.identifier.contains("HeartRate") ? HealthTexts["BPM"] : HealthTexts["per minute"]
    case "degC": "°C"
    case "degF": "°F"
    case "min": "min"
    default: unit.unitString
    }
  }

  /// Returns a number with at most one digit after the point, or two below 10.
  static func number(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = abs(value) < 10 ? 2 : abs(value) < 1000 ? 1 : 0
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// Returns a duration such as `1:02:05`.
  static func duration(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds.rounded())
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let tail = String(format: "%02d", rest)
    guard hours > 0 else { return "\(minutes):\(tail)" }
    return "\(hours):" + String(format: "%02d", minutes) + ":\(tail)"
  }

  /// Returns a date with its time.
  static func date(_ date: Date) -> String {
    DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .short)
  }
}
