// The metadata keys; the strings of the older ones are those in exported files.
//
// - Source: Apple's reference for the names, files that developers have published for the strings.
//   Confidence: documented for the names, reported for the strings of common keys, guess for
//   others.
/// The key of the device serial number.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// The key of the body temperature sensor location.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// The key of the heart rate sensor location.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// The key of the food type.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The key of the UDI device identifier.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// The key of the UDI production identifier.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// The key of the digital signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// The key of the external UUID.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The key of the time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of the device name.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// The key of the device manufacturer name.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// The key of the Boolean for a sample that was taken in a lab.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The key of the reference range lower limit.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The key of the reference range upper limit.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// The key of the was user entered.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of the workout brand name.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The key of the group fitness.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// The key of the indoor workout.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The key of the coached workout.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// The key of the sexual activity protection used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// The key of the menstrual cycle start.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// The key of the weather condition.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// The key of the weather temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The key of the weather humidity.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The key of the lap length.
public let HKMetadataKeyLapLength = "HKLapLength"
/// The key of the swimming location type.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// The key of the swimming stroke style.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// The key of the sync identifier.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The key of the sync version.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The key of the insulin delivery reason.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// The key of the blood glucose meal time.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// The key of the VO2 max test type.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// The key of the heart rate motion context.
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
/// The key of the average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// The key of the maximum speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// The key of the alpine slope grade.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// The key of the elevation ascended.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The key of the elevation descended.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// The key of the fitness machine duration.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// The key of the indoor bike distance.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// The key of the cross trainer distance.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// The key of the heart rate event threshold.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// The key of the average ME ts.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The key of the audio exposure level.
public let HKMetadataKeyAudioExposureLevel = "HKMetadataKeyAudioExposureLevel"
/// The key of the audio exposure duration.
public let HKMetadataKeyAudioExposureDuration = "HKMetadataKeyAudioExposureDuration"
/// The key of the device placement side.
public let HKMetadataKeyDevicePlacementSide = "HKMetadataKeyDevicePlacementSide"
/// The key of the barometric pressure.
public let HKMetadataKeyBarometricPressure = "HKMetadataKeyBarometricPressure"
/// The key of the apple ECG algorithm version.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKMetadataKeyAppleECGAlgorithmVersion"
/// The key of the apple device calibrated.
public let HKMetadataKeyAppleDeviceCalibrated = "HKMetadataKeyAppleDeviceCalibrated"
/// The key of the VO2 max value.
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"
/// The key of the low cardio fitness event threshold.
public let HKMetadataKeyLowCardioFitnessEventThreshold =
  "HKLowCardioFitnessEventThreshold"
/// The key of the date of earliest data used for estimate.
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate =
  "HKDateOfEarliestDataUsedForEstimate"
/// The key of the algorithm version.
public let HKMetadataKeyAlgorithmVersion = "HKAlgorithmVersion"
/// The key of the SWOLF score.
public let HKMetadataKeySWOLFScore = "HKSWOLFScore"
/// The key of the quantity clamped to lower bound.
public let HKMetadataKeyQuantityClampedToLowerBound = "HKMetadataKeyQuantityClampedToLowerBound"
/// The key of the quantity clamped to upper bound.
public let HKMetadataKeyQuantityClampedToUpperBound = "HKMetadataKeyQuantityClampedToUpperBound"
/// The key of the glasses prescription description.
public let HKMetadataKeyGlassesPrescriptionDescription =
  "HKMetadataKeyGlassesPrescriptionDescription"
/// The key of the headphone gain.
public let HKMetadataKeyHeadphoneGain = "HKMetadataKeyHeadphoneGain"
/// The key of the heart rate recovery test type.
public let HKMetadataKeyHeartRateRecoveryTestType = "HKMetadataKeyHeartRateRecoveryTestType"
/// The key of the heart rate recovery activity type.
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKMetadataKeyHeartRateRecoveryActivityType"
/// The key of the heart rate recovery activity duration.
public let HKMetadataKeyHeartRateRecoveryActivityDuration =
  "HKMetadataKeyHeartRateRecoveryActivityDuration"
/// The key of the heart rate recovery max observed recovery heart rate.
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate =
  "HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate"
/// The key of the session estimate.
public let HKMetadataKeySessionEstimate = "HKMetadataKeySessionEstimate"
/// The key of the user motion context.
public let HKMetadataKeyUserMotionContext = "HKMetadataKeyUserMotionContext"
/// The key of the activity type.
public let HKMetadataKeyActivityType = "HKActivityType"
/// The key of the physical effort estimation type.
public let HKMetadataKeyPhysicalEffortEstimationType = "HKPhysicalEffortEstimationType"
/// The key of the apple fitness plus session.
public let HKMetadataKeyAppleFitnessPlusSession = "HKMetadataKeyAppleFitnessPlusSession"
/// The key of the cycling functional threshold power test type.
public let HKMetadataKeyCyclingFunctionalThresholdPowerTestType =
  "HKCyclingCyclingFunctionalThresholdPowerTestType"
/// The key of the maximum light intensity.
public let HKMetadataKeyMaximumLightIntensity = "HKMetadataKeyMaximumLightIntensity"
/// The key of the water salinity.
public let HKMetadataKeyWaterSalinity = "HKMetadataKeyWaterSalinity"
/// The key of the apple fitness plus catalog identifier.
public let HKMetadataKeyAppleFitnessPlusCatalogIdentifier = "HKAppleFitnessPlusCatalogIdentifier"
