// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/HealthKit.tsv.
// Do not edit.

/// The closure that an app calls when it has handled a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// The key path of “uuid”.
public let HKPredicateKeyPathUUID = "uuid"
/// The key path of “source”.
public let HKPredicateKeyPathSource = "source"
/// The key path of “metadata”.
public let HKPredicateKeyPathMetadata = "metadata"
/// The key path of “device”.
public let HKPredicateKeyPathDevice = "device"
/// The key path of “sourceRevision”.
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
/// The key path of “startDate”.
public let HKPredicateKeyPathStartDate = "startDate"
/// The key path of “endDate”.
public let HKPredicateKeyPathEndDate = "endDate"
/// The key path of “quantity”.
public let HKPredicateKeyPathQuantity = "quantity"
/// The key path of “count”.
public let HKPredicateKeyPathCount = "count"
/// The key path of “value”.
public let HKPredicateKeyPathCategoryValue = "value"
/// The key path of “sumQuantity”.
public let HKPredicateKeyPathSum = "sumQuantity"
/// The key path of “minimumQuantity”.
public let HKPredicateKeyPathMin = "minimumQuantity"
/// The key path of “averageQuantity”.
public let HKPredicateKeyPathAverage = "averageQuantity"
/// The key path of “maximumQuantity”.
public let HKPredicateKeyPathMax = "maximumQuantity"
/// The key path of “mostRecentQuantity”.
public let HKPredicateKeyPathMostRecent = "mostRecentQuantity"
/// The key path of “averageHeartRate”.
public let HKPredicateKeyPathAverageHeartRate = "averageHeartRate"
/// The key path of “classification”.
public let HKPredicateKeyPathECGClassification = "classification"
/// The key path of “symptomsStatus”.
public let HKPredicateKeyPathECGSymptomsStatus = "symptomsStatus"
/// The key path of “duration”.
public let HKPredicateKeyPathWorkoutDuration = "duration"
/// The key path of “workoutActivityType”.
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
/// The key path of “totalDistance”.
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
/// The key path of “totalEnergyBurned”.
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
/// The key path of “totalSwimmingStrokeCount”.
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// The key path of “totalFlightsClimbed”.
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "totalFlightsClimbed"
/// The key path of “documentTitle”.
public let HKPredicateKeyPathCDATitle = "documentTitle"
/// The key path of “documentPatientName”.
public let HKPredicateKeyPathCDAPatientName = "documentPatientName"
/// The key path of “documentAuthorName”.
public let HKPredicateKeyPathCDAAuthorName = "documentAuthorName"
/// The key path of “documentCustodianName”.
public let HKPredicateKeyPathCDACustodianName = "documentCustodianName"
/// The key path of “fhirResource.resourceType”.
public let HKPredicateKeyPathClinicalRecordFHIRResourceType = "fhirResource.resourceType"
/// The key path of “fhirResource.identifier”.
public let HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier = "fhirResource.identifier"
/// The key path of “correlation”.
public let HKPredicateKeyPathCorrelation = "correlation"
/// The key path of “workout”.
public let HKPredicateKeyPathWorkout = "workout"
/// The key path of “dateComponents”.
public let HKPredicateKeyPathDateComponents = "dateComponents"
/// The key path of “mostRecentQuantityDateInterval.startDate”.
public let HKPredicateKeyPathMostRecentStartDate = "mostRecentQuantityDateInterval.startDate"
/// The key path of “mostRecentQuantityDateInterval.endDate”.
public let HKPredicateKeyPathMostRecentEndDate = "mostRecentQuantityDateInterval.endDate"
/// The key path of “mostRecentQuantityDateInterval.duration”.
public let HKPredicateKeyPathMostRecentDuration = "mostRecentQuantityDateInterval.duration"
/// The key path of “workoutActivities.workoutConfiguration.activityType”.
public let HKPredicateKeyPathWorkoutActivityType =
  "workoutActivities.workoutConfiguration.activityType"
/// The key path of “workoutActivities.duration”.
public let HKPredicateKeyPathWorkoutActivityDuration = "workoutActivities.duration"
/// The key path of “workoutActivities.startDate”.
public let HKPredicateKeyPathWorkoutActivityStartDate = "workoutActivities.startDate"
/// The key path of “workoutActivities.endDate”.
public let HKPredicateKeyPathWorkoutActivityEndDate = "workoutActivities.endDate"
/// The key path of “workoutActivities.sumQuantity”.
public let HKPredicateKeyPathWorkoutActivitySumQuantity = "workoutActivities.sumQuantity"
/// The key path of “workoutActivities.minimumQuantity”.
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity =
  "workoutActivities.minimumQuantity"
/// The key path of “workoutActivities.maximumQuantity”.
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity =
  "workoutActivities.maximumQuantity"
/// The key path of “workoutActivities.averageQuantity”.
public let HKPredicateKeyPathWorkoutActivityAverageQuantity =
  "workoutActivities.averageQuantity"
/// The key path of “workout.sumQuantity”.
public let HKPredicateKeyPathWorkoutSumQuantity = "workout.sumQuantity"
/// The key path of “workout.minimumQuantity”.
public let HKPredicateKeyPathWorkoutMinimumQuantity = "workout.minimumQuantity"
/// The key path of “workout.maximumQuantity”.
public let HKPredicateKeyPathWorkoutMaximumQuantity = "workout.maximumQuantity"
/// The key path of “workout.averageQuantity”.
public let HKPredicateKeyPathWorkoutAverageQuantity = "workout.averageQuantity"
/// The key path of “workoutActivities”.
public let HKPredicateKeyPathWorkoutActivity = "workoutActivities"
/// The key path of “workoutEffortRelationship”.
public let HKPredicateKeyPathWorkoutEffortRelationship = "workoutEffortRelationship"

/// The conditions on the times of samples.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Samples must start within the period.
  public static let strictStartDate = Self(rawValue: 1)
  /// Samples must end within the period.
  public static let strictEndDate = Self(rawValue: 2)
}

/// The property “name”.
public let HKDevicePropertyKeyName = "name"
/// The property “manufacturer”.
public let HKDevicePropertyKeyManufacturer = "manufacturer"
/// The property “model”.
public let HKDevicePropertyKeyModel = "model"
/// The property “hardwareVersion”.
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
/// The property “firmwareVersion”.
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
/// The property “softwareVersion”.
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
/// The property “localIdentifier”.
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
/// The property “udiDeviceIdentifier”.
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"

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
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKLowCardioFitnessEventThreshold"
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
public let HKMetadataKeyHeartRateRecoveryActivityType =
  "HKMetadataKeyHeartRateRecoveryActivityType"
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
public let HKMetadataKeyAppleFitnessPlusCatalogIdentifier =
  "HKAppleFitnessPlusCatalogIdentifier"

/// The sort identifier of beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The sort identifier of end dates.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The limit of queries that return everything.
public let HKObjectQueryNoLimit = 0

/// Any version of an app.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
/// Any model of a device.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
/// Any version of the system.
///
/// - Source: Apple's reference for the name. Confidence: guess for the numbers.
public let HKSourceRevisionAnyOperatingSystem =
  OperatingSystemVersion(majorVersion: -1, minorVersion: -1, patchVersion: -1)

extension HKGAD7Assessment {
  /// The answers: the frequency of a symptom in the last two weeks.
  public enum Answer: Int, Sendable {
    case notAtAll = 0
    case severalDays = 1
    case moreThanHalfTheDays = 2
    case nearlyEveryDay = 3
  }
}

extension HKGAD7Assessment {
  /// The severity of the result.
  public enum Risk: Int, Sendable {
    case noneToMinimal = 1
    case mild = 2
    case moderate = 3
    case severe = 4
  }
}

extension HKPHQ9Assessment {
  /// The answers: the frequency of a symptom in the last two weeks.
  public enum Answer: Int, Sendable {
    case notAtAll = 0
    case severalDays = 1
    case moreThanHalfTheDays = 2
    case nearlyEveryDay = 3
    case preferNotToAnswer = 4
  }
}

extension HKPHQ9Assessment {
  /// The severity of the result.
  public enum Risk: Int, Sendable {
    case noneToMinimal = 1
    case mild = 2
    case moderate = 3
    case moderatelySevere = 4
    case severe = 5
  }
}

/// The releases of the standard FHIR.
///
/// - Source: Apple's reference for the names. Confidence: guess for the strings.
public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The second draft standard (DSTU2), version 1.0.
  public static let dstu2 = Self(rawValue: "DSTU2")
  /// The fourth release, version 4.0.
  public static let r4 = Self(rawValue: "R4")
  /// An unknown release.
  public static let unknown = Self(rawValue: "Unknown")
}

/// The kinds of resources of the standard FHIR.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKFHIRResourceType {
  /// An allergy or an intolerance.
  public static let allergyIntolerance = Self(rawValue: "AllergyIntolerance")
  /// A condition.
  public static let condition = Self(rawValue: "Condition")
  /// An insurance.
  public static let coverage = Self(rawValue: "Coverage")
  /// A report of a laboratory.
  public static let diagnosticReport = Self(rawValue: "DiagnosticReport")
  /// A document.
  public static let documentReference = Self(rawValue: "DocumentReference")
  /// A vaccination.
  public static let immunization = Self(rawValue: "Immunization")
  /// A medication that was handed out.
  public static let medicationDispense = Self(rawValue: "MedicationDispense")
  /// An order of a medication, of the older standard.
  public static let medicationOrder = Self(rawValue: "MedicationOrder")
  /// A request of a medication.
  public static let medicationRequest = Self(rawValue: "MedicationRequest")
  /// A statement about a medication.
  public static let medicationStatement = Self(rawValue: "MedicationStatement")
  /// A measurement.
  public static let observation = Self(rawValue: "Observation")
  /// A procedure.
  public static let procedure = Self(rawValue: "Procedure")
}

extension HKElectrocardiogram {
  /// The classifications of the heart rhythm, with the raw values of the public header.
  public enum Classification: Int, Sendable {
    case notSet = 0
    case sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }
}

extension HKElectrocardiogram {
  /// The leads between which voltages are measured.
  public enum Lead: Int, Sendable {
    case appleWatchSimilarToLeadI = 1
  }
}

extension HKElectrocardiogram {
  /// The symptoms that the user has reported, with the raw values of the public header.
  public enum SymptomsStatus: Int, Sendable {
    case notSet = 0
    case none, present
  }
}

/// The version of the algorithm that has classified an electrocardiogram.
public enum HKAppleECGAlgorithmVersion: Int, Sendable {
  case version1 = 1
  case version2
}

/// The classification of the steadiness of walking.
public enum HKAppleWalkingSteadinessClassification: Int, Sendable {
  case ok = 1
  case low, veryLow
}

/// Before or after a meal, for a blood glucose sample.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}

/// The locations of a thermometer, with the raw values of the public header.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other = 0
  case armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}

/// The test that has measured a cyclist's functional threshold power.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
  case maxExercise60Minute = 1
  case maxExercise20Minute, rampTest, predictionExercise
}

/// The side of the body on which a device was.
public enum HKDevicePlacementSide: Int, Sendable {
  case unknown = 0
  case left, right, central
}

/// The user's motion while the heart rate was measured.
public enum HKHeartRateMotionContext: Int, Sendable {
  case notSet = 0
  case sedentary, active
}

/// The test that has measured how the heart rate recovers.
public enum HKHeartRateRecoveryTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise
}

/// The locations of a heart rate sensor, with the raw values of the public header.
public enum HKHeartRateSensorLocation: Int, Sendable {
  case other = 0
  case chest, wrist, finger, hand, earLobe, foot
}

/// The reasons for an insulin delivery.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}

/// The estimation of a physical effort.
public enum HKPhysicalEffortEstimationType: Int, Sendable {
  case activityLookup = 1
  case deviceSensed
}

/// The style of a swimming stroke.
public enum HKSwimmingStrokeStyle: Int, Sendable {
  case unknown = 0
  case mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}

/// The user's motion while a sample was measured.
public enum HKUserMotionContext: Int, Sendable {
  case notSet = 0
  case stationary, active
}

/// The test that has measured the maximal oxygen consumption.
public enum HKVO2MaxTestType: Int, Sendable {
  case maxExercise = 1
  case predictionSubMaxExercise, predictionNonExercise, predictionStepTest
}

/// The salinity of water.
public enum HKWaterSalinity: Int, Sendable {
  case freshWater = 1
  case saltWater
}

/// The weather conditions, with the raw values of the public header.
public enum HKWeatherCondition: Int, Sendable {
  case none = 0
  case clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}

/// The direction of the base of a prism.
public enum HKPrismBase: Int, Sendable {
  /// No prism.
  case none = 0
  /// Upward.
  case up = 1
  /// Downward.
  case down = 2
  /// Inward, toward the nose.
  case `in` = 3
  /// Outward, away from the nose.
  case out = 4
}

/// An eye.
public enum HKVisionEye: Int, Sendable {
  /// The left eye.
  case left = 1
  /// The right eye.
  case right = 2
}

/// The purpose of a prescription.
public enum HKVisionPrescriptionType: UInt, Sendable {
  /// Glasses.
  case glasses = 1
  /// Contact lenses.
  case contacts = 2
}

extension HKStateOfMind {
  /// The causes of a state of mind, with the raw values of the public header.
  public enum Association: Int, Sendable {
    case community = 1
    case currentEvents = 2
    case dating = 3
    case education = 4
    case family = 5
    case fitness = 6
    case friends = 7
    case health = 8
    case hobbies = 9
    case identity = 10
    case money = 11
    case partner = 12
    case selfCare = 13
    case spirituality = 14
    case tasks = 15
    case travel = 16
    case work = 17
    case weather = 18
  }
}

extension HKStateOfMind {
  /// The length of a feeling.
  public enum Kind: Int, Sendable {
    /// A momentary emotion.
    case momentaryEmotion = 1
    /// A mood of a day.
    case dailyMood = 2
  }
}

extension HKStateOfMind {
  /// The words for a state of mind, with the raw values of the public header.
  public enum Label: Int, Sendable {
    case amazed = 1
    case amused = 2
    case angry = 3
    case anxious = 4
    case ashamed = 5
    case brave = 6
    case calm = 7
    case content = 8
    case disappointed = 9
    case discouraged = 10
    case disgusted = 11
    case embarrassed = 12
    case excited = 13
    case frustrated = 14
    case grateful = 15
    case guilty = 16
    case happy = 17
    case hopeless = 18
    case irritated = 19
    case jealous = 20
    case joyful = 21
    case lonely = 22
    case passionate = 23
    case peaceful = 24
    case proud = 25
    case relieved = 26
    case sad = 27
    case scared = 28
    case stressed = 29
    case surprised = 30
    case worried = 31
    case annoyed = 32
    case confident = 33
    case drained = 34
    case hopeful = 35
    case indifferent = 36
    case overwhelmed = 37
    case satisfied = 38
  }
}

/// The older name of a sample of a cumulative quantity.
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample

/// The states of a request for access.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest = 1
  case unnecessary = 2
}

/// The user's decision about saving a type.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

/// The frequency at which changes may wake an app.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// The meaning of the user's move ring.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}

/// The user's sex.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female, male, other
}

/// The user's blood type.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The user's skin type.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case I, II, III, IV, V, VI
}

/// The wheelchair use of the user.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no, yes
}

/// The identifiers of types of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKCategoryTypeIdentifier {
  /// The category “sleep analysis”.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The category “apple stand hour”.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// The category “cervical mucus quality”.
  public static let cervicalMucusQuality =
    Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// The category “ovulation test result”.
  public static let ovulationTestResult =
    Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// The category “menstrual flow”.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// The category “intermenstrual bleeding”.
  public static let intermenstrualBleeding =
    Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// The category “sexual activity”.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// The category “mindful session”.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The category “high heart rate event”.
  public static let highHeartRateEvent =
    Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// The category “low heart rate event”.
  public static let lowHeartRateEvent =
    Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// The category “irregular heart rhythm event”.
  public static let irregularHeartRhythmEvent =
    Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// The category “audio exposure event”.
  public static let audioExposureEvent =
    Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  /// The category “toothbrushing event”.
  public static let toothbrushingEvent =
    Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// The category “abdominal cramps”.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// The category “acne”.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  /// The category “appetite changes”.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// The category “generalized body ache”.
  public static let generalizedBodyAche =
    Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  /// The category “bloating”.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// The category “breast pain”.
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// The category “chest tightness or pain”.
  public static let chestTightnessOrPain =
    Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  /// The category “chills”.
  public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
  /// The category “constipation”.
  public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
  /// The category “coughing”.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// The category “diarrhea”.
  public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
  /// The category “dizziness”.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// The category “fainting”.
  public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
  /// The category “fatigue”.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// The category “fever”.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// The category “headache”.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// The category “heartburn”.
  public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
  /// The category “hot flashes”.
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  /// The category “lower back pain”.
  public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  /// The category “loss of smell”.
  public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  /// The category “loss of taste”.
  public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  /// The category “mood changes”.
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// The category “nausea”.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// The category “pelvic pain”.
  public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
  /// The category “rapid pounding or fluttering heartbeat”.
  public static let rapidPoundingOrFlutteringHeartbeat =
    Self(rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  /// The category “runny nose”.
  public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
  /// The category “shortness of breath”.
  public static let shortnessOfBreath =
    Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  /// The category “sinus congestion”.
  public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  /// The category “skipped heartbeat”.
  public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  /// The category “sleep changes”.
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  /// The category “sore throat”.
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  /// The category “vomiting”.
  public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
  /// The category “wheezing”.
  public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
  /// The category “bladder incontinence”.
  public static let bladderIncontinence =
    Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
  /// The category “dry skin”.
  public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
  /// The category “hair loss”.
  public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
  /// The category “vaginal dryness”.
  public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
  /// The category “memory lapse”.
  public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  /// The category “night sweats”.
  public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
  /// The category “handwashing event”.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// The category “headphone audio exposure event”.
  public static let headphoneAudioExposureEvent =
    Self(rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// The category “pregnancy”.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// The category “lactation”.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// The category “contraceptive”.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// The category “low cardio fitness event”.
  public static let lowCardioFitnessEvent =
    Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// The category “apple walking steadiness event”.
  public static let appleWalkingSteadinessEvent =
    Self(rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  /// The category “pregnancy test result”.
  public static let pregnancyTestResult =
    Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  /// The category “progesterone test result”.
  public static let progesteroneTestResult =
    Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
  /// The category “infrequent menstrual cycles”.
  public static let infrequentMenstrualCycles =
    Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  /// The category “irregular menstrual cycles”.
  public static let irregularMenstrualCycles =
    Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  /// The category “persistent intermenstrual bleeding”.
  public static let persistentIntermenstrualBleeding =
    Self(rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  /// The category “prolonged menstrual periods”.
  public static let prolongedMenstrualPeriods =
    Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
  /// The category “bleeding after pregnancy”.
  public static let bleedingAfterPregnancy =
    Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
  /// The category “bleeding during pregnancy”.
  public static let bleedingDuringPregnancy =
    Self(rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
  /// The category “sleep apnea event”.
  public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
  /// The category “environmental audio exposure event”.
  public static let environmentalAudioExposureEvent =
    Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
}

/// The identifiers of facts about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKCharacteristicTypeIdentifier {
  /// The characteristic “biological sex”.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The characteristic “blood type”.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The characteristic “date of birth”.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The characteristic “fitzpatrick skin type”.
  public static let fitzpatrickSkinType =
    Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// The characteristic “wheelchair use”.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// The characteristic “activity move mode”.
  public static let activityMoveMode =
    Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// The identifiers of types of clinical records.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKClinicalTypeIdentifier {
  /// Allergies.
  public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
  /// Notes of doctors.
  public static let clinicalNoteRecord =
    Self(rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
  /// Conditions.
  public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
  /// Insurance.
  public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
  /// Vaccinations.
  public static let immunizationRecord =
    Self(rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
  /// Results of laboratories.
  public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
  /// Medications.
  public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
  /// Procedures.
  public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
  /// Vital signs.
  public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
}

/// The identifiers of types of correlations.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKCorrelationTypeIdentifier {
  /// The correlation “blood pressure”.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// The correlation “food”.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// The identifiers of types of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKDocumentTypeIdentifier {
  /// The document “CDA”.
  public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}

/// The aggregation styles of quantity types.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative = 0
  case discreteArithmetic = 1
  case discreteTemporallyWeighted = 2
  case discreteEquivalentContinuousLevel = 3
  /// The older name of `discreteArithmetic`.
  public static var discrete: Self { .discreteArithmetic }
}

/// The identifiers of types of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

}

extension HKQuantityTypeIdentifier {
  /// The quantity “step count”.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The quantity “flights climbed”.
  public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// The quantity “push count”.
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// The quantity “swimming stroke count”.
  public static let swimmingStrokeCount =
    Self(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// The quantity “nike fuel”.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// The quantity “inhaler usage”.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// The quantity “number of times fallen”.
  public static let numberOfTimesFallen =
    Self(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// The quantity “number of alcoholic beverages”.
  public static let numberOfAlcoholicBeverages =
    Self(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  /// The quantity “distance walking running”.
  public static let distanceWalkingRunning =
    Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The quantity “distance cycling”.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The quantity “distance wheelchair”.
  public static let distanceWheelchair =
    Self(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// The quantity “distance swimming”.
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// The quantity “distance downhill snow sports”.
  public static let distanceDownhillSnowSports =
    Self(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// The quantity “distance cross country skiing”.
  public static let distanceCrossCountrySkiing =
    Self(rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  /// The quantity “distance paddle sports”.
  public static let distancePaddleSports =
    Self(rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  /// The quantity “distance rowing”.
  public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  /// The quantity “distance skating sports”.
  public static let distanceSkatingSports =
    Self(rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  /// The quantity “basal energy burned”.
  public static let basalEnergyBurned =
    Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The quantity “active energy burned”.
  public static let activeEnergyBurned =
    Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The quantity “dietary energy consumed”.
  public static let dietaryEnergyConsumed =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// The quantity “apple exercise time”.
  public static let appleExerciseTime =
    Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// The quantity “apple stand time”.
  public static let appleStandTime = Self(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// The quantity “apple move time”.
  public static let appleMoveTime = Self(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  /// The quantity “time in daylight”.
  public static let timeInDaylight = Self(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  /// The quantity “insulin delivery”.
  public static let insulinDelivery = Self(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  /// The quantity “dietary water”.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// The quantity “dietary fat total”.
  public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  /// The quantity “dietary fat polyunsaturated”.
  public static let dietaryFatPolyunsaturated =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// The quantity “dietary fat monounsaturated”.
  public static let dietaryFatMonounsaturated =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// The quantity “dietary fat saturated”.
  public static let dietaryFatSaturated =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// The quantity “dietary cholesterol”.
  public static let dietaryCholesterol =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// The quantity “dietary sodium”.
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// The quantity “dietary carbohydrates”.
  public static let dietaryCarbohydrates =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// The quantity “dietary fiber”.
  public static let dietaryFiber = Self(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  /// The quantity “dietary sugar”.
  public static let dietarySugar = Self(rawValue: "HKQuantityTypeIdentifierDietarySugar")
  /// The quantity “dietary protein”.
  public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// The quantity “dietary vitamin a”.
  public static let dietaryVitaminA = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  /// The quantity “dietary vitamin B6”.
  public static let dietaryVitaminB6 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  /// The quantity “dietary vitamin B12”.
  public static let dietaryVitaminB12 =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  /// The quantity “dietary vitamin c”.
  public static let dietaryVitaminC = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  /// The quantity “dietary vitamin d”.
  public static let dietaryVitaminD = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  /// The quantity “dietary vitamin e”.
  public static let dietaryVitaminE = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  /// The quantity “dietary vitamin k”.
  public static let dietaryVitaminK = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  /// The quantity “dietary calcium”.
  public static let dietaryCalcium = Self(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  /// The quantity “dietary iron”.
  public static let dietaryIron = Self(rawValue: "HKQuantityTypeIdentifierDietaryIron")
  /// The quantity “dietary thiamin”.
  public static let dietaryThiamin = Self(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  /// The quantity “dietary riboflavin”.
  public static let dietaryRiboflavin =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// The quantity “dietary niacin”.
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// The quantity “dietary folate”.
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// The quantity “dietary biotin”.
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// The quantity “dietary pantothenic acid”.
  public static let dietaryPantothenicAcid =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// The quantity “dietary phosphorus”.
  public static let dietaryPhosphorus =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  /// The quantity “dietary iodine”.
  public static let dietaryIodine = Self(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  /// The quantity “dietary magnesium”.
  public static let dietaryMagnesium = Self(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  /// The quantity “dietary zinc”.
  public static let dietaryZinc = Self(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  /// The quantity “dietary selenium”.
  public static let dietarySelenium = Self(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  /// The quantity “dietary copper”.
  public static let dietaryCopper = Self(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  /// The quantity “dietary manganese”.
  public static let dietaryManganese = Self(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  /// The quantity “dietary chromium”.
  public static let dietaryChromium = Self(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  /// The quantity “dietary molybdenum”.
  public static let dietaryMolybdenum =
    Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  /// The quantity “dietary chloride”.
  public static let dietaryChloride = Self(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
  /// The quantity “dietary potassium”.
  public static let dietaryPotassium = Self(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  /// The quantity “dietary caffeine”.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// The quantity “body mass index”.
  public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// The quantity “uv exposure”.
  public static let uvExposure = Self(rawValue: "HKQuantityTypeIdentifierUVExposure")
  /// The quantity “apple sleeping breathing disturbances”.
  public static let appleSleepingBreathingDisturbances =
    Self(rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  /// The quantity “body fat percentage”.
  public static let bodyFatPercentage =
    Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// The quantity “oxygen saturation”.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// The quantity “peripheral perfusion index”.
  public static let peripheralPerfusionIndex =
    Self(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// The quantity “blood alcohol content”.
  public static let bloodAlcoholContent =
    Self(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// The quantity “walking double support percentage”.
  public static let walkingDoubleSupportPercentage =
    Self(rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// The quantity “walking asymmetry percentage”.
  public static let walkingAsymmetryPercentage =
    Self(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// The quantity “apple walking steadiness”.
  public static let appleWalkingSteadiness =
    Self(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// The quantity “atrial fibrillation burden”.
  public static let atrialFibrillationBurden =
    Self(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// The quantity “height”.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The quantity “waist circumference”.
  public static let waistCircumference =
    Self(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// The quantity “walking step length”.
  public static let walkingStepLength =
    Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// The quantity “six minute walk test distance”.
  public static let sixMinuteWalkTestDistance =
    Self(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// The quantity “running stride length”.
  public static let runningStrideLength =
    Self(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// The quantity “running vertical oscillation”.
  public static let runningVerticalOscillation =
    Self(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// The quantity “underwater depth”.
  public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  /// The quantity “body mass”.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The quantity “lean body mass”.
  public static let leanBodyMass = Self(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  /// The quantity “heart rate”.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The quantity “resting heart rate”.
  public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// The quantity “walking heart rate average”.
  public static let walkingHeartRateAverage =
    Self(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// The quantity “respiratory rate”.
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// The quantity “cycling cadence”.
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// The quantity “heart rate recovery one minute”.
  public static let heartRateRecoveryOneMinute =
    Self(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// The quantity “heart rate variability SDNN”.
  public static let heartRateVariabilitySDNN =
    Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// The quantity “running ground contact time”.
  public static let runningGroundContactTime =
    Self(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// The quantity “body temperature”.
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The quantity “basal body temperature”.
  public static let basalBodyTemperature =
    Self(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// The quantity “water temperature”.
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  /// The quantity “apple sleeping wrist temperature”.
  public static let appleSleepingWristTemperature =
    Self(rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  /// The quantity “blood pressure systolic”.
  public static let bloodPressureSystolic =
    Self(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The quantity “blood pressure diastolic”.
  public static let bloodPressureDiastolic =
    Self(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// The quantity “blood glucose”.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The quantity “electrodermal activity”.
  public static let electrodermalActivity =
    Self(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// The quantity “forced vital capacity”.
  public static let forcedVitalCapacity =
    Self(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// The quantity “forced expiratory volume1”.
  public static let forcedExpiratoryVolume1 =
    Self(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// The quantity “peak expiratory flow rate”.
  public static let peakExpiratoryFlowRate =
    Self(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// The quantity “vo2 max”.
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
  /// The quantity “walking speed”.
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// The quantity “stair ascent speed”.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// The quantity “stair descent speed”.
  public static let stairDescentSpeed =
    Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// The quantity “running speed”.
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// The quantity “cycling speed”.
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// The quantity “cross country skiing speed”.
  public static let crossCountrySkiingSpeed =
    Self(rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  /// The quantity “paddle sports speed”.
  public static let paddleSportsSpeed =
    Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  /// The quantity “rowing speed”.
  public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  /// The quantity “running power”.
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// The quantity “cycling power”.
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// The quantity “cycling functional threshold power”.
  public static let cyclingFunctionalThresholdPower =
    Self(rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  /// The quantity “physical effort”.
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// The quantity “workout effort score”.
  public static let workoutEffortScore =
    Self(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  /// The quantity “estimated workout effort score”.
  public static let estimatedWorkoutEffortScore =
    Self(rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  /// The quantity “environmental audio exposure”.
  public static let environmentalAudioExposure =
    Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// The quantity “headphone audio exposure”.
  public static let headphoneAudioExposure =
    Self(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// The quantity “environmental sound reduction”.
  public static let environmentalSoundReduction =
    Self(rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
}

/// The identifier of a type of questionnaires.
///
/// - Source: Apple's reference for the names. Confidence: guess for the texts.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The GAD-7 questionnaire about anxiety.
  public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
  /// The PHQ-9 questionnaire about depression.
  public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}

/// The value of categories without values.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

/// The values of changes of the appetite.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange, decreased, increased
}

/// The values of hours of standing.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle = 1
}

/// The values of events of unsteady walking.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
  case initialLow = 1
  case initialVeryLow, repeatLow, repeatVeryLow
}

/// The older name of the values of loud environments.
public enum HKCategoryValueAudioExposureEvent: Int, Sendable {
  case loudEnvironment = 1
}

/// The values of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky, creamy, watery, eggWhite
}

/// The values of contraceptives.
public enum HKCategoryValueContraceptive: Int, Sendable {
  case unspecified = 1
  case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

/// The values of loud environments.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
  case momentaryLimit = 1
}

/// The values of loud headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
  case sevenDayLimit = 1
}

/// The values of events of low cardio fitness.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
  case lowFitness = 1
}

/// The values of the menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The values of ovulation tests.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge
  /// The older name of `luteinizingHormoneSurge`.
  public static var positive: Self { .luteinizingHormoneSurge }
}

/// The values of pregnancy tests.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}

/// The values of symptoms without a severity.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent
}

/// The values of progesterone tests.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}

/// The values of symptoms with a severity.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent, mild, moderate, severe
}

/// The values of vaginal bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The metric prefixes of units, with the raw values of the public header.
public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  case none = 0
  case femto = 13
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12
}

/// The activity types of workouts, with the raw values of the public header.
public enum HKWorkoutActivityType: UInt, Sendable, CaseIterable {
  case americanFootball = 1
  case archery = 2
  case australianFootball = 3
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case bowling = 7
  case boxing = 8
  case climbing = 9
  case cricket = 10
  case crossTraining = 11
  case curling = 12
  case cycling = 13
  case dance = 14
  case danceInspiredTraining = 15
  case elliptical = 16
  case equestrianSports = 17
  case fencing = 18
  case fishing = 19
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics = 22
  case handball = 23
  case hiking = 24
  case hockey = 25
  case hunting = 26
  case lacrosse = 27
  case martialArts = 28
  case mindAndBody = 29
  case mixedMetabolicCardioTraining = 30
  case paddleSports = 31
  case play = 32
  case preparationAndRecovery = 33
  case racquetball = 34
  case rowing = 35
  case rugby = 36
  case running = 37
  case sailing = 38
  case skatingSports = 39
  case snowSports = 40
  case soccer = 41
  case softball = 42
  case squash = 43
  case stairClimbing = 44
  case surfingSports = 45
  case swimming = 46
  case tableTennis = 47
  case tennis = 48
  case trackAndField = 49
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case waterFitness = 53
  case waterPolo = 54
  case waterSports = 55
  case wrestling = 56
  case yoga = 57
  case barre = 58
  case coreTraining = 59
  case crossCountrySkiing = 60
  case downhillSkiing = 61
  case flexibility = 62
  case highIntensityIntervalTraining = 63
  case jumpRope = 64
  case kickboxing = 65
  case pilates = 66
  case snowboarding = 67
  case stairs = 68
  case stepTraining = 69
  case wheelchairWalkPace = 70
  case wheelchairRunPace = 71
  case taiChi = 72
  case mixedCardio = 73
  case handCycling = 74
  case discSports = 75
  case fitnessGaming = 76
  case cardioDance = 77
  case socialDance = 78
  case pickleball = 79
  case cooldown = 80
  case swimBikeRun = 82
  case transition = 83
  case underwaterDiving = 84
  case other = 3000
}

/// The types of events of workouts, with the raw values of the public header.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// The location types of a workout.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}

/// The sort identifier of “duration”.
public let HKWorkoutSortIdentifierDuration = "duration"
/// The sort identifier of “totalDistance”.
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
/// The sort identifier of “totalEnergyBurned”.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
/// The sort identifier of “totalSwimmingStrokeCount”.
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// The sort identifier of “totalFlightsClimbed”.
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"

/// The water of a workout.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown = 0
  case pool, openWater
}

/// The states of a workout session, with the raw values of the public header.
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}

/// The devices on which a session runs.
public enum HKWorkoutSessionType: Int, Sendable {
  case primary = 0
  case mirrored
}
