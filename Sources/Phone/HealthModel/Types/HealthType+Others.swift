extension HealthType {
  /// The types of categories: the ends of the identifiers; those with an exclamation mark are the
  /// phone's own, which apps may only read.
  ///
  /// - Source: the page of each identifier in Apple's reference. Confidence: documented.
  private static let categoryTable = """
    SleepAnalysis AppleStandHour! CervicalMucusQuality OvulationTestResult MenstrualFlow
    IntermenstrualBleeding SexualActivity MindfulSession HighHeartRateEvent! LowHeartRateEvent!
    IrregularHeartRhythmEvent! AudioExposureEvent! ToothbrushingEvent AbdominalCramps Acne
    AppetiteChanges GeneralizedBodyAche Bloating BreastPain ChestTightnessOrPain Chills
    Constipation Coughing Diarrhea Dizziness Fainting Fatigue Fever Headache Heartburn HotFlashes
    LowerBackPain LossOfSmell LossOfTaste MoodChanges Nausea PelvicPain
    RapidPoundingOrFlutteringHeartbeat RunnyNose ShortnessOfBreath SinusCongestion
    SkippedHeartbeat SleepChanges SoreThroat Vomiting Wheezing BladderIncontinence DrySkin HairLoss
    VaginalDryness MemoryLapse NightSweats HandwashingEvent
    HeadphoneAudioExposureEvent! Pregnancy Lactation Contraceptive LowCardioFitnessEvent!
    AppleWalkingSteadinessEvent! PregnancyTestResult ProgesteroneTestResult
    InfrequentMenstrualCycles IrregularMenstrualCycles PersistentIntermenstrualBleeding
    ProlongedMenstrualPeriods BleedingAfterPregnancy BleedingDuringPregnancy SleepApneaEvent!
    """

  /// The types of categories.
  static let categories: [HealthType] = categoryTable.split(whereSeparator: \.isWhitespace).map {
    HealthType(
      identifier: "HKCategoryTypeIdentifier" + $0.filter { $0 != "!" }, kind: .category,
      isShareable: !$0.hasSuffix("!"))
  }

  /// All other types.
  static let others: [HealthType] =
    ["BloodPressure", "Food"].map {
      HealthType(
        identifier: "HKCorrelationTypeIdentifier\($0)", kind: .correlation, isShareable: true)
    }
    + [
      "BiologicalSex", "BloodType", "DateOfBirth", "FitzpatrickSkinType", "WheelchairUse",
      "ActivityMoveMode",
    ].map {
      HealthType(
        identifier: "HKCharacteristicTypeIdentifier\($0)", kind: .characteristic,
        isShareable: false)
    } + [
      HealthType(identifier: workoutIdentifier, kind: .workout, isShareable: true),
      HealthType(identifier: routeIdentifier, kind: .route, isShareable: true),
      HealthType(
        identifier: "HKDataTypeIdentifierHeartbeatSeries", kind: .heartbeats, isShareable: true),
      HealthType(
        identifier: "HKActivitySummaryTypeIdentifier", kind: .activitySummary, isShareable: false),
      HealthType(identifier: "HKDataTypeIdentifierAudiogram", kind: .audiogram, isShareable: true),
      HealthType(
        identifier: electrocardiogramIdentifier, kind: .electrocardiogram, isShareable: false),
      HealthType(identifier: "HKDocumentTypeIdentifierCDA", kind: .document, isShareable: true),
      // The table of units is part of the program.
      HealthType(
        identifier: sleepGoalIdentifier,
        kind: .quantity((try? HealthUnit(parsing: "hr")) ?? .null, .arithmetic),
        isShareable: false),
    ]
    // The phone's own: hospitals write them, and apps only read them.
    + [
      "AllergyRecord", "ClinicalNoteRecord", "ConditionRecord", "CoverageRecord",
      "ImmunizationRecord", "LabResultRecord", "MedicationRecord", "ProcedureRecord",
      "VitalSignRecord",
    ].map {
      HealthType(identifier: "HKClinicalTypeIdentifier\($0)", kind: .clinical, isShareable: false)
    }
}
