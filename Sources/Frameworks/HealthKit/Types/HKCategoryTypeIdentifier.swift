/// The identifiers of types of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
  /// The category “sleep analysis”.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The category “apple stand hour”.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// The category “cervical mucus quality”.
  public static let cervicalMucusQuality = Self(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// The category “ovulation test result”.
  public static let ovulationTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// The category “menstrual flow”.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// The category “intermenstrual bleeding”.
  public static let intermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// The category “sexual activity”.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// The category “mindful session”.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The category “high heart rate event”.
  public static let highHeartRateEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// The category “low heart rate event”.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// The category “irregular heart rhythm event”.
  public static let irregularHeartRhythmEvent = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// The category “audio exposure event”.
  public static let audioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
  /// The category “toothbrushing event”.
  public static let toothbrushingEvent = Self(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// The category “abdominal cramps”.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// The category “acne”.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  /// The category “appetite changes”.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// The category “generalized body ache”.
  public static let generalizedBodyAche = Self(
    rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  /// The category “bloating”.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// The category “breast pain”.
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// The category “chest tightness or pain”.
  public static let chestTightnessOrPain = Self(
    rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
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
  public static let rapidPoundingOrFlutteringHeartbeat = Self(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  /// The category “runny nose”.
  public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
  /// The category “shortness of breath”.
  public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
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
  public static let bladderIncontinence = Self(
    rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
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
  public static let headphoneAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// The category “pregnancy”.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// The category “lactation”.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// The category “contraceptive”.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// The category “low cardio fitness event”.
  public static let lowCardioFitnessEvent = Self(
    rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// The category “apple walking steadiness event”.
  public static let appleWalkingSteadinessEvent = Self(
    rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  /// The category “pregnancy test result”.
  public static let pregnancyTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  /// The category “progesterone test result”.
  public static let progesteroneTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
  /// The category “infrequent menstrual cycles”.
  public static let infrequentMenstrualCycles = Self(
    rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  /// The category “irregular menstrual cycles”.
  public static let irregularMenstrualCycles = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  /// The category “persistent intermenstrual bleeding”.
  public static let persistentIntermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  /// The category “prolonged menstrual periods”.
  public static let prolongedMenstrualPeriods = Self(
    rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
  /// The category “bleeding after pregnancy”.
  public static let bleedingAfterPregnancy = Self(
    rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
  /// The category “bleeding during pregnancy”.
  public static let bleedingDuringPregnancy = Self(
    rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
  /// The category “sleep apnea event”.
  public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
  /// The category “environmental audio exposure event”.
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
}
