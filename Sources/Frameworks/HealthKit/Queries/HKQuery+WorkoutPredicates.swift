internal import TactusHealthModel

extension HKQuery {
  /// Returns a predicate of workouts whose number of strokes compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
  ) -> NSPredicate {
    total(HKQuantityType(.swimmingStrokeCount), operatorType, totalSwimmingStrokeCount)
  }

  /// Returns a predicate of workouts whose number of floors compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
  ) -> NSPredicate { total(HKQuantityType(.flightsClimbed), operatorType, totalFlightsClimbed) }

  /// Returns a predicate of workouts whose sum of a type compares with another one.
  public class func predicateForWorkouts(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    sumQuantity: HKQuantity
  ) -> NSPredicate { total(quantityType, operatorType, sumQuantity) }

  /// Returns a predicate of workouts whose mean of a type compares with another one.
  public class func predicateForWorkouts(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    averageQuantity: HKQuantity
  ) -> NSPredicate { total(quantityType, operatorType, averageQuantity) }

  /// Returns a predicate of the objects of devices with some values of a property.
  ///
  /// - Parameters:
  ///   - key: A property, such as `HKDevicePropertyKeyName`; an unknown one matches nothing.
  ///   - allowedValues: The values.
  /// - Returns: The predicate.
  public class func predicateForObjects(
    withDeviceProperty key: String, allowedValues: Set<String>
  ) -> NSPredicate {
    HealthPredicate { object in
      guard let device = object.device else { return false }
      let value: String? =
        switch key {
        case HKDevicePropertyKeyName: device.name
        case HKDevicePropertyKeyManufacturer: device.manufacturer
        case HKDevicePropertyKeyModel: device.model
        case HKDevicePropertyKeyHardwareVersion: device.hardwareVersion
        case HKDevicePropertyKeyFirmwareVersion: device.firmwareVersion
        case HKDevicePropertyKeySoftwareVersion: device.softwareVersion
        case HKDevicePropertyKeyLocalIdentifier: device.localIdentifier
        case HKDevicePropertyKeyUDIDeviceIdentifier: device.udiDeviceIdentifier
        default: nil
        }
      return value.map(allowedValues.contains) ?? false
    }
  }

  private class func total(
    _ type: HKQuantityType, _ operatorType: NSComparisonPredicate.Operator, _ wanted: HKQuantity
  ) -> NSPredicate {
    let (value, unit) = wanted.parts
    return HealthPredicate { object in
      guard let statistics = (object as? HKWorkout)?.statistics(for: type),
        let own = (statistics.sumQuantity() ?? statistics.averageQuantity())?.value(in: unit)
      else { return false }
      return operatorType.compares(own, value)
    }
  }
}
