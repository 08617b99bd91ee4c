/// The identifiers of types of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
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
  public static let swimmingStrokeCount = Self(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  /// The quantity “nike fuel”.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// The quantity “inhaler usage”.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// The quantity “number of times fallen”.
  public static let numberOfTimesFallen = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// The quantity “number of alcoholic beverages”.
  public static let numberOfAlcoholicBeverages = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  /// The quantity “distance walking running”.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The quantity “distance cycling”.
  public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The quantity “distance wheelchair”.
  public static let distanceWheelchair = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  /// The quantity “distance swimming”.
  public static let distanceSwimming = Self(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// The quantity “distance downhill snow sports”.
  public static let distanceDownhillSnowSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// The quantity “distance cross country skiing”.
  public static let distanceCrossCountrySkiing = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  /// The quantity “distance paddle sports”.
  public static let distancePaddleSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  /// The quantity “distance rowing”.
  public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  /// The quantity “distance skating sports”.
  public static let distanceSkatingSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  /// The quantity “basal energy burned”.
  public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The quantity “active energy burned”.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The quantity “dietary energy consumed”.
  public static let dietaryEnergyConsumed = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// The quantity “apple exercise time”.
  public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
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
  public static let dietaryFatPolyunsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  /// The quantity “dietary fat monounsaturated”.
  public static let dietaryFatMonounsaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  /// The quantity “dietary fat saturated”.
  public static let dietaryFatSaturated = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  /// The quantity “dietary cholesterol”.
  public static let dietaryCholesterol = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  /// The quantity “dietary sodium”.
  public static let dietarySodium = Self(rawValue: "HKQuantityTypeIdentifierDietarySodium")
  /// The quantity “dietary carbohydrates”.
  public static let dietaryCarbohydrates = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
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
  public static let dietaryVitaminB12 = Self(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
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
  public static let dietaryRiboflavin = Self(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  /// The quantity “dietary niacin”.
  public static let dietaryNiacin = Self(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  /// The quantity “dietary folate”.
  public static let dietaryFolate = Self(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  /// The quantity “dietary biotin”.
  public static let dietaryBiotin = Self(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  /// The quantity “dietary pantothenic acid”.
  public static let dietaryPantothenicAcid = Self(
    rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  /// The quantity “dietary phosphorus”.
  public static let dietaryPhosphorus = Self(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
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
  public static let dietaryMolybdenum = Self(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
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
  public static let appleSleepingBreathingDisturbances = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  /// The quantity “body fat percentage”.
  public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// The quantity “oxygen saturation”.
  public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// The quantity “peripheral perfusion index”.
  public static let peripheralPerfusionIndex = Self(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// The quantity “blood alcohol content”.
  public static let bloodAlcoholContent = Self(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// The quantity “walking double support percentage”.
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// The quantity “walking asymmetry percentage”.
  public static let walkingAsymmetryPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// The quantity “apple walking steadiness”.
  public static let appleWalkingSteadiness = Self(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// The quantity “atrial fibrillation burden”.
  public static let atrialFibrillationBurden = Self(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// The quantity “height”.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The quantity “waist circumference”.
  public static let waistCircumference = Self(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  /// The quantity “walking step length”.
  public static let walkingStepLength = Self(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  /// The quantity “six minute walk test distance”.
  public static let sixMinuteWalkTestDistance = Self(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// The quantity “running stride length”.
  public static let runningStrideLength = Self(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// The quantity “running vertical oscillation”.
  public static let runningVerticalOscillation = Self(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
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
  public static let walkingHeartRateAverage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  /// The quantity “respiratory rate”.
  public static let respiratoryRate = Self(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// The quantity “cycling cadence”.
  public static let cyclingCadence = Self(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  /// The quantity “heart rate recovery one minute”.
  public static let heartRateRecoveryOneMinute = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// The quantity “heart rate variability SDNN”.
  public static let heartRateVariabilitySDNN = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// The quantity “running ground contact time”.
  public static let runningGroundContactTime = Self(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// The quantity “body temperature”.
  public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The quantity “basal body temperature”.
  public static let basalBodyTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  /// The quantity “water temperature”.
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  /// The quantity “apple sleeping wrist temperature”.
  public static let appleSleepingWristTemperature = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  /// The quantity “blood pressure systolic”.
  public static let bloodPressureSystolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The quantity “blood pressure diastolic”.
  public static let bloodPressureDiastolic = Self(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// The quantity “blood glucose”.
  public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The quantity “electrodermal activity”.
  public static let electrodermalActivity = Self(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// The quantity “forced vital capacity”.
  public static let forcedVitalCapacity = Self(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// The quantity “forced expiratory volume1”.
  public static let forcedExpiratoryVolume1 = Self(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// The quantity “peak expiratory flow rate”.
  public static let peakExpiratoryFlowRate = Self(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// The quantity “vo2 max”.
  public static let vo2Max = Self(rawValue: "HKQuantityTypeIdentifierVO2Max")
  /// The quantity “walking speed”.
  public static let walkingSpeed = Self(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  /// The quantity “stair ascent speed”.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// The quantity “stair descent speed”.
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// The quantity “running speed”.
  public static let runningSpeed = Self(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  /// The quantity “cycling speed”.
  public static let cyclingSpeed = Self(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  /// The quantity “cross country skiing speed”.
  public static let crossCountrySkiingSpeed = Self(
    rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  /// The quantity “paddle sports speed”.
  public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  /// The quantity “rowing speed”.
  public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  /// The quantity “running power”.
  public static let runningPower = Self(rawValue: "HKQuantityTypeIdentifierRunningPower")
  /// The quantity “cycling power”.
  public static let cyclingPower = Self(rawValue: "HKQuantityTypeIdentifierCyclingPower")
  /// The quantity “cycling functional threshold power”.
  public static let cyclingFunctionalThresholdPower = Self(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  /// The quantity “physical effort”.
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// The quantity “workout effort score”.
  public static let workoutEffortScore = Self(
    rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  /// The quantity “estimated workout effort score”.
  public static let estimatedWorkoutEffortScore = Self(
    rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  /// The quantity “environmental audio exposure”.
  public static let environmentalAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  /// The quantity “headphone audio exposure”.
  public static let headphoneAudioExposure = Self(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  /// The quantity “environmental sound reduction”.
  public static let environmentalSoundReduction = Self(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
}
