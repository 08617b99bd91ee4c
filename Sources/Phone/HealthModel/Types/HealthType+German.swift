extension HealthType {
  /// The German names: lines with the end of an identifier and the name.
  ///
  /// - Source: ours, after the sense of the English names. Confidence: guess.
  static let germanTable = """
    StepCount Schritte
    FlightsClimbed Treppensteigen
    PushCount Rollstuhlanschübe
    SwimmingStrokeCount Schwimmzüge
    NikeFuel NikeFuel
    InhalerUsage Inhalatorgebrauch
    NumberOfTimesFallen Anzahl der Stürze
    NumberOfAlcoholicBeverages Alkoholische Getränke
    DistanceWalkingRunning Geh- und Laufstrecke
    DistanceCycling Radfahrstrecke
    DistanceWheelchair Rollstuhlstrecke
    DistanceSwimming Schwimmstrecke
    DistanceDownhillSnowSports Abfahrtsstrecke im Schnee
    DistanceCrossCountrySkiing Skilanglaufstrecke
    DistancePaddleSports Paddelstrecke
    DistanceRowing Ruderstrecke
    DistanceSkatingSports Eislauf- und Skatestrecke
    BasalEnergyBurned Ruheenergie
    ActiveEnergyBurned Aktivitätsenergie
    DietaryEnergyConsumed Nahrungsenergie
    AppleExerciseTime Trainingszeit
    AppleStandTime Stehzeit
    AppleMoveTime Bewegungszeit
    TimeInDaylight Zeit bei Tageslicht
    InsulinDelivery Insulinabgabe
    DietaryWater Wasser
    DietaryFatTotal Gesamtfett
    DietaryFatPolyunsaturated Mehrfach ungesättigtes Fett
    DietaryFatMonounsaturated Einfach ungesättigtes Fett
    DietaryFatSaturated Gesättigtes Fett
    DietaryCholesterol Nahrungscholesterin
    DietarySodium Natrium
    DietaryCarbohydrates Kohlenhydrate
    DietaryFiber Ballaststoffe
    DietarySugar Zucker
    DietaryProtein Eiweiß
    DietaryVitaminA Vitamin A
    DietaryVitaminB6 Vitamin B6
    DietaryVitaminB12 Vitamin B12
    DietaryVitaminC Vitamin C
    DietaryVitaminD Vitamin D
    DietaryVitaminE Vitamin E
    DietaryVitaminK Vitamin K
    DietaryCalcium Kalzium
    DietaryIron Eisen
    DietaryThiamin Thiamin
    DietaryRiboflavin Riboflavin
    DietaryNiacin Niacin
    DietaryFolate Folsäure
    DietaryBiotin Biotin
    DietaryPantothenicAcid Pantothensäure
    DietaryPhosphorus Phosphor
    DietaryIodine Jod
    DietaryMagnesium Magnesium
    DietaryZinc Zink
    DietarySelenium Selen
    DietaryCopper Kupfer
    DietaryManganese Mangan
    DietaryChromium Chrom
    DietaryMolybdenum Molybdän
    DietaryChloride Chlorid
    DietaryPotassium Kalium
    DietaryCaffeine Koffein
    BodyMassIndex Body-Mass-Index
    UVExposure UV-Belastung
    AppleSleepingBreathingDisturbances Atemstörungen im Schlaf
    BodyFatPercentage Körperfettanteil
    OxygenSaturation Blutsauerstoff
    PeripheralPerfusionIndex Peripherer Perfusionsindex
    BloodAlcoholContent Blutalkoholgehalt
    WalkingDoubleSupportPercentage Bipedale Abstützdauer
    WalkingAsymmetryPercentage Asymmetrischer Gang
    AppleWalkingSteadiness Gangstabilität
    AtrialFibrillationBurden Vorhofflimmern-Protokoll
    HKDataTypeSleepDurationGoal Schlafziel
    Height Größe
    WaistCircumference Taillenumfang
    WalkingStepLength Schrittlänge beim Gehen
    SixMinuteWalkTestDistance Sechs-Minuten-Gehtest
    RunningStrideLength Schrittlänge beim Laufen
    RunningVerticalOscillation Vertikale Bewegung beim Laufen
    UnderwaterDepth Tauchtiefe
    BodyMass Gewicht
    LeanBodyMass Magermasse
    HeartRate Herzfrequenz
    RestingHeartRate Ruheherzfrequenz
    WalkingHeartRateAverage Herzfrequenz beim Gehen
    RespiratoryRate Atemfrequenz
    CyclingCadence Trittfrequenz
    HeartRateRecoveryOneMinute Herzfrequenzerholung
    HeartRateVariabilitySDNN Herzfrequenzvariabilität
    RunningGroundContactTime Bodenkontaktzeit beim Laufen
    BodyTemperature Körpertemperatur
    BasalBodyTemperature Basaltemperatur
    WaterTemperature Wassertemperatur
    AppleSleepingWristTemperature Handgelenktemperatur im Schlaf
    BloodPressureSystolic Blutdruck, systolisch
    BloodPressureDiastolic Blutdruck, diastolisch
    BloodGlucose Blutzucker
    ElectrodermalActivity Elektrodermale Aktivität
    ForcedVitalCapacity Forcierte Vitalkapazität
    ForcedExpiratoryVolume1 Einsekundenkapazität
    PeakExpiratoryFlowRate Maximaler Ausatemstrom
    VO2Max Cardiofitness
    WalkingSpeed Gehgeschwindigkeit
    StairAscentSpeed Geschwindigkeit treppauf
    StairDescentSpeed Geschwindigkeit treppab
    RunningSpeed Laufgeschwindigkeit
    CyclingSpeed Radfahrgeschwindigkeit
    CrossCountrySkiingSpeed Skilanglaufgeschwindigkeit
    PaddleSportsSpeed Paddelgeschwindigkeit
    RowingSpeed Rudergeschwindigkeit
    RunningPower Laufleistung
    CyclingPower Radfahrleistung
    CyclingFunctionalThresholdPower Funktionelle Schwellenleistung
    PhysicalEffort Körperliche Anstrengung
    WorkoutEffortScore Trainingsanstrengung
    EstimatedWorkoutEffortScore Geschätzte Trainingsanstrengung
    EnvironmentalAudioExposure Umgebungslautstärke
    HeadphoneAudioExposure Kopfhörerlautstärke
    EnvironmentalSoundReduction Dämpfung der Umgebungsgeräusche
    SleepAnalysis Schlaf
    AppleStandHour Stehstunden
    CervicalMucusQuality Zervixschleimqualität
    OvulationTestResult Ovulationstest
    MenstrualFlow Menstruation
    IntermenstrualBleeding Zwischenblutungen
    SexualActivity Sexuelle Aktivität
    MindfulSession Achtsamkeit in Minuten
    HighHeartRateEvent Hohe Herzfrequenz
    LowHeartRateEvent Niedrige Herzfrequenz
    IrregularHeartRhythmEvent Unregelmäßiger Herzrhythmus
    AudioExposureEvent Laute Umgebung
    ToothbrushingEvent Zähneputzen
    AbdominalCramps Bauchkrämpfe
    Acne Akne
    AppetiteChanges Veränderter Appetit
    GeneralizedBodyAche Gliederschmerzen
    Bloating Blähungen
    BreastPain Brustschmerzen
    ChestTightnessOrPain Engegefühl oder Schmerzen im Brustkorb
    Chills Schüttelfrost
    Constipation Verstopfung
    Coughing Husten
    Diarrhea Durchfall
    Dizziness Schwindel
    Fainting Ohnmacht
    Fatigue Müdigkeit
    Fever Fieber
    Headache Kopfschmerzen
    Heartburn Sodbrennen
    HotFlashes Hitzewallungen
    LowerBackPain Schmerzen im unteren Rücken
    LossOfSmell Verlust des Geruchssinns
    LossOfTaste Verlust des Geschmackssinns
    MoodChanges Stimmungsschwankungen
    Nausea Übelkeit
    PelvicPain Unterleibsschmerzen
    RapidPoundingOrFlutteringHeartbeat Schneller oder stolpernder Herzschlag
    RunnyNose Laufende Nase
    ShortnessOfBreath Kurzatmigkeit
    SinusCongestion Verstopfte Nebenhöhlen
    SkippedHeartbeat Aussetzender Herzschlag
    SleepChanges Verändertes Schlafverhalten
    SoreThroat Halsschmerzen
    Vomiting Erbrechen
    Wheezing Pfeifender Atem
    BladderIncontinence Blaseninkontinenz
    DrySkin Trockene Haut
    HairLoss Haarausfall
    VaginalDryness Scheidentrockenheit
    MemoryLapse Gedächtnislücken
    NightSweats Nachtschweiß
    HandwashingEvent Händewaschen
    HeadphoneAudioExposureEvent Hohe Kopfhörerlautstärke
    Pregnancy Schwangerschaft
    Lactation Stillzeit
    Contraceptive Verhütungsmittel
    LowCardioFitnessEvent Niedrige Cardiofitness
    AppleWalkingSteadinessEvent Hinweis zur Gangstabilität
    PregnancyTestResult Schwangerschaftstest
    ProgesteroneTestResult Progesterontest
    InfrequentMenstrualCycles Seltene Monatsblutungen
    IrregularMenstrualCycles Unregelmäßige Monatsblutungen
    PersistentIntermenstrualBleeding Anhaltende Zwischenblutungen
    ProlongedMenstrualPeriods Verlängerte Monatsblutungen
    BleedingAfterPregnancy Blutungen nach der Schwangerschaft
    BleedingDuringPregnancy Blutungen in der Schwangerschaft
    SleepApneaEvent Schlafapnoe
    BloodPressure Blutdruck
    Food Lebensmittel
    BiologicalSex Biologisches Geschlecht
    BloodType Blutgruppe
    DateOfBirth Geburtsdatum
    FitzpatrickSkinType Hauttyp nach Fitzpatrick
    WheelchairUse Rollstuhl
    ActivityMoveMode Bewegungsmodus
    HKWorkoutType Trainings
    HKWorkoutRouteType Trainingsrouten
    HeartbeatSeries Herzschlagserien
    HKActivitySummaryType Aktivitätsübersichten
    Audiogram Audiogramme
    Electrocardiogram Elektrokardiogramme
    CDA Klinische Dokumente
    AllergyRecord Allergien
    ConditionRecord Erkrankungen
    ImmunizationRecord Impfungen
    LabResultRecord Laborergebnisse
    MedicationRecord Medikamente
    ProcedureRecord Behandlungen
    VitalSignRecord Vitalwerte
    CoverageRecord Versicherungen
    ClinicalNoteRecord Klinische Notizen
    """
}
