/// The names of values in files with exported health data.
enum HealthExportNames {
  /// The names of workouts' activities without their prefix, with their numbers.
  ///
  /// - Source: Apple's reference of `HKWorkoutActivityType`. Confidence: documented.
  private static let activityTable = """
    AmericanFootball=1 Archery=2 AustralianFootball=3 Badminton=4 Baseball=5 Basketball=6
    Bowling=7 Boxing=8 Climbing=9 Cricket=10 CrossTraining=11 Curling=12 Cycling=13 Dance=14
    DanceInspiredTraining=15 Elliptical=16 EquestrianSports=17 Fencing=18 Fishing=19
    FunctionalStrengthTraining=20 Golf=21 Gymnastics=22 Handball=23 Hiking=24 Hockey=25 Hunting=26
    Lacrosse=27 MartialArts=28 MindAndBody=29 MixedMetabolicCardioTraining=30 PaddleSports=31
    Play=32 PreparationAndRecovery=33 Racquetball=34 Rowing=35 Rugby=36 Running=37 Sailing=38
    SkatingSports=39 SnowSports=40 Soccer=41 Softball=42 Squash=43 StairClimbing=44
    SurfingSports=45 Swimming=46 TableTennis=47 Tennis=48 TrackAndField=49
    TraditionalStrengthTraining=50 Volleyball=51 Walking=52 WaterFitness=53 WaterPolo=54
    WaterSports=55 Wrestling=56 Yoga=57 Barre=58 CoreTraining=59 CrossCountrySkiing=60
    DownhillSkiing=61 Flexibility=62 HighIntensityIntervalTraining=63 JumpRope=64 Kickboxing=65
    Pilates=66 Snowboarding=67 Stairs=68 StepTraining=69 WheelchairWalkPace=70
    WheelchairRunPace=71 TaiChi=72 MixedCardio=73 HandCycling=74 DiscSports=75 FitnessGaming=76
    CardioDance=77 SocialDance=78 Pickleball=79 Cooldown=80 SwimBikeRun=82 Transition=83
    UnderwaterDiving=84 Other=3000
    """

  /// The names of categories' values: a prefix, and names with their numbers.
  ///
  /// - Source: Apple's reference of the enumerations; exports that developers have published.
  ///   Confidence: documented, reported for the spelling of names.
  private static let categoryTable = """
    SleepAnalysis InBed=0 Asleep=1 AsleepUnspecified=1 Awake=2 AsleepCore=3 AsleepDeep=4
    SleepAnalysis AsleepREM=5
    AppleStandHour Stood=0 Idle=1
    MenstrualFlow Unspecified=1 Light=2 Medium=3 Heavy=4 None=5
    VaginalBleeding Unspecified=1 Light=2 Medium=3 Heavy=4 None=5
    CervicalMucusQuality Dry=1 Sticky=2 Creamy=3 Watery=4 EggWhite=5
    OvulationTestResult Negative=1 LuteinizingHormoneSurge=2 Indeterminate=3 EstrogenSurge=4
    PregnancyTestResult Negative=1 Positive=2 Indeterminate=3
    ProgesteroneTestResult Negative=1 Positive=2 Indeterminate=3
    Contraceptive Unspecified=1 Implant=2 Injection=3 IntrauterineDevice=4 IntravaginalRing=5
    Contraceptive Oral=6 Patch=7
    Severity Unspecified=0 NotPresent=1 Mild=2 Moderate=3 Severe=4
    Presence Present=0 NotPresent=1
    AppetiteChanges Unspecified=0 NoChange=1 Decreased=2 Increased=3
    LowCardioFitnessEvent LowFitness=1
    AppleWalkingSteadinessEvent InitialLow=1 InitialVeryLow=2 RepeatLow=3 RepeatVeryLow=4
    EnvironmentalAudioExposureEvent MomentaryLimit=1
    HeadphoneAudioExposureEvent SevenDayLimit=1
    """

  /// The numbers of activities by their names with the prefix.
  static let activities: [String: Int] = {
    var numbers: [String: Int] = [:]
    for word in activityTable.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=")
      numbers["HKWorkoutActivityType\(parts[0])"] = Int(parts[1])
    }
    return numbers
  }()

  /// The names of activities by their numbers.
  static let activityNames = Dictionary(
    activities.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })

  /// The numbers of categories' values by their names with the prefix.
  static let values: [String: Int] = {
    var numbers = ["HKCategoryValueNotApplicable": 0]
    for line in categoryTable.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        numbers["HKCategoryValue\(words[0])\(parts[0])"] = Int(parts[1])
      }
    }
    return numbers
  }()

  /// Returns the text of a category's value: its name, or its number.
  static func text(_ value: Int, of type: String) -> String {
    let prefix = "HKCategoryValue\(type.dropFirst("HKCategoryTypeIdentifier".count))"
    let names = values.filter { $0.value == value && $0.key.hasPrefix(prefix) }.keys
    return names.max { $0.count < $1.count } ?? "\(value)"
  }

  /// The numbers of the types of workouts' events by their names.
  ///
  /// - Source: Apple's reference of `HKWorkoutEventType`. Confidence: documented.
  static let events: [String: Int] = {
    let names = [
      "Pause", "Resume", "Lap", "Marker", "MotionPaused", "MotionResumed", "Segment",
      "PauseOrResumeRequest",
    ]
    return Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ("HKWorkoutEventType\($1)", $0 + 1) })
  }()

  /// The names of the types of workouts' events by their numbers.
  static let eventNames = Dictionary(events.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })

  /// The names of facts about the user, in the order of their numbers from 0 on.
  ///
  /// - Source: Apple's reference of the enumerations; exports that developers have published.
  ///   Confidence: documented, reported for the spelling of names.
  private static let characteristics: [String: (prefix: String, names: [String])] = [
    "BiologicalSex": ("HKBiologicalSex", ["NotSet", "Female", "Male", "Other"]),
    "BloodType": (
      "HKBloodType",
      [
        "NotSet", "APositive", "ANegative", "BPositive", "BNegative", "ABPositive", "ABNegative",
        "OPositive", "ONegative",
      ]
    ),
    "FitzpatrickSkinType": (
      "HKFitzpatrickSkinType", ["NotSet", "I", "II", "III", "IV", "V", "VI"]
    ),
    "WheelchairUse": ("HKWheelchairUse", ["NotSet", "No", "Yes"]),
  ]

  private static let characteristicPrefix = "HKCharacteristicTypeIdentifier"

  /// Returns the stored text of an exported fact about the user; `nil` if it is not set.
  static func characteristic(_ value: String, of type: String) -> String? {
    guard !value.isEmpty else { return nil }
    let name = String(type.dropFirst(characteristicPrefix.count))
    guard let (prefix, names) = characteristics[name] else { return value }
    let number = names.firstIndex { prefix + $0 == value } ?? Int(value) ?? 0
    return number == 0 ? nil : "\(number)"
  }

  /// Returns the exported text of a stored fact about the user.
  static func text(_ stored: String, ofCharacteristic type: String) -> String {
    let name = String(type.dropFirst(characteristicPrefix.count))
    guard let (prefix, names) = characteristics[name], let number = Int(stored),
      names.indices.contains(number)
    else { return stored }
    return prefix + names[number]
  }
}
