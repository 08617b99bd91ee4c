internal import TactusHealthModel

extension HKQuery {
  /// Returns a predicate that compares the stroke count of workouts.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
  ) -> NSPredicate {
    total(
      [HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue], operatorType,
      totalSwimmingStrokeCount)
  }

  /// Returns a predicate that compares the number of floors of workouts.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
  ) -> NSPredicate {
    total([HKQuantityTypeIdentifier.flightsClimbed.rawValue], operatorType, totalFlightsClimbed)
  }

  /// Returns a predicate that compares the sum of a quantity type over workouts.
  public class func predicateForWorkouts(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    sumQuantity: HKQuantity
  ) -> NSPredicate { total([quantityType.identifier], operatorType, sumQuantity) }

  /// Returns a predicate that compares the average of a quantity type over workouts.
  public class func predicateForWorkouts(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    averageQuantity: HKQuantity
  ) -> NSPredicate { total([quantityType.identifier], operatorType, averageQuantity) }

  /// Returns a predicate of the objects of devices with some values of a property.
  ///
  /// - Parameters:
  ///   - key: A property, such as `HKDevicePropertyKeyName`; an unknown one matches nothing.
  ///   - allowedValues: The values.
  /// - Returns: The predicate.
  public class func predicateForObjects(
    withDeviceProperty key: String, allowedValues: Set<String>
  ) -> NSPredicate {
    let keys = [
      HKDevicePropertyKeyName, HKDevicePropertyKeyManufacturer, HKDevicePropertyKeyModel,
      HKDevicePropertyKeyHardwareVersion, HKDevicePropertyKeyFirmwareVersion,
      HKDevicePropertyKeySoftwareVersion, HKDevicePropertyKeyLocalIdentifier,
      HKDevicePropertyKeyUDIDeviceIdentifier,
    ]
    guard let place = keys.firstIndex(of: key) else { return HealthPredicate(.any([])) }
    return HealthPredicate(.deviceField(place, allowedValues))
  }
}
