extension HealthType {
  /// The Polish names: lines with the end of an identifier and the name.
  ///
  /// - Source: ours, after the sense of the English names. Confidence: guess.
  static let polishTable = """
    StepCount Kroki
    FlightsClimbed Pokonane piętra
    PushCount Pchnięcia wózka
    SwimmingStrokeCount Ruchy podczas pływania
    NikeFuel NikeFuel
    InhalerUsage Użycie inhalatora
    NumberOfTimesFallen Liczba upadków
    NumberOfAlcoholicBeverages Napoje alkoholowe
    DistanceWalkingRunning Dystans marszu i biegu
    DistanceCycling Dystans jazdy na rowerze
    DistanceWheelchair Dystans na wózku
    DistanceSwimming Dystans pływania
    DistanceDownhillSnowSports Dystans zjazdu na śniegu
    DistanceCrossCountrySkiing Dystans na nartach biegowych
    DistancePaddleSports Dystans w sportach wiosłowych
    DistanceRowing Dystans wiosłowania
    DistanceSkatingSports Dystans na łyżwach i rolkach
    BasalEnergyBurned Energia spoczynkowa
    ActiveEnergyBurned Energia aktywności
    DietaryEnergyConsumed Energia z pożywienia
    AppleExerciseTime Czas ćwiczeń
    AppleStandTime Czas stania
    AppleMoveTime Czas ruchu
    TimeInDaylight Czas w świetle dziennym
    InsulinDelivery Podanie insuliny
    DietaryWater Woda
    DietaryFatTotal Tłuszcz ogółem
    DietaryFatPolyunsaturated Tłuszcz wielonienasycony
    DietaryFatMonounsaturated Tłuszcz jednonienasycony
    DietaryFatSaturated Tłuszcz nasycony
    DietaryCholesterol Cholesterol w pożywieniu
    DietarySodium Sód
    DietaryCarbohydrates Węglowodany
    DietaryFiber Błonnik
    DietarySugar Cukier
    DietaryProtein Białko
    DietaryVitaminA Witamina A
    DietaryVitaminB6 Witamina B6
    DietaryVitaminB12 Witamina B12
    DietaryVitaminC Witamina C
    DietaryVitaminD Witamina D
    DietaryVitaminE Witamina E
    DietaryVitaminK Witamina K
    DietaryCalcium Wapń
    DietaryIron Żelazo
    DietaryThiamin Tiamina
    DietaryRiboflavin Ryboflawina
    DietaryNiacin Niacyna
    DietaryFolate Kwas foliowy
    DietaryBiotin Biotyna
    DietaryPantothenicAcid Kwas pantotenowy
    DietaryPhosphorus Fosfor
    DietaryIodine Jod
    DietaryMagnesium Magnez
    DietaryZinc Cynk
    DietarySelenium Selen
    DietaryCopper Miedź
    DietaryManganese Mangan
    DietaryChromium Chrom
    DietaryMolybdenum Molibden
    DietaryChloride Chlorki
    DietaryPotassium Potas
    DietaryCaffeine Kofeina
    BodyMassIndex Wskaźnik masy ciała
    UVExposure Ekspozycja na UV
    AppleSleepingBreathingDisturbances Zaburzenia oddechu podczas snu
    BodyFatPercentage Procent tkanki tłuszczowej
    OxygenSaturation Saturacja krwi
    PeripheralPerfusionIndex Wskaźnik perfuzji obwodowej
    BloodAlcoholContent Zawartość alkoholu we krwi
    WalkingDoubleSupportPercentage Czas podparcia na obu nogach
    WalkingAsymmetryPercentage Asymetria chodu
    AppleWalkingSteadiness Stabilność chodu
    AtrialFibrillationBurden Częstość migotania przedsionków
    HKDataTypeSleepDurationGoal Cel snu
    Height Wzrost
    WaistCircumference Obwód talii
    WalkingStepLength Długość kroku podczas chodzenia
    SixMinuteWalkTestDistance Sześciominutowy test chodu
    RunningStrideLength Długość kroku podczas biegu
    RunningVerticalOscillation Oscylacja pionowa podczas biegu
    UnderwaterDepth Głębokość pod wodą
    BodyMass Waga
    LeanBodyMass Beztłuszczowa masa ciała
    HeartRate Tętno
    RestingHeartRate Tętno spoczynkowe
    WalkingHeartRateAverage Średnie tętno podczas chodzenia
    RespiratoryRate Częstość oddechów
    CyclingCadence Kadencja jazdy na rowerze
    HeartRateRecoveryOneMinute Regeneracja tętna
    HeartRateVariabilitySDNN Zmienność tętna
    RunningGroundContactTime Czas kontaktu z podłożem podczas biegu
    BodyTemperature Temperatura ciała
    BasalBodyTemperature Podstawowa temperatura ciała
    WaterTemperature Temperatura wody
    AppleSleepingWristTemperature Temperatura nadgarstka podczas snu
    BloodPressureSystolic Ciśnienie skurczowe krwi
    BloodPressureDiastolic Ciśnienie rozkurczowe krwi
    BloodGlucose Glukoza we krwi
    ElectrodermalActivity Aktywność elektrodermalna
    ForcedVitalCapacity Natężona pojemność życiowa
    ForcedExpiratoryVolume1 Natężona objętość wydechowa pierwszosekundowa
    PeakExpiratoryFlowRate Szczytowy przepływ wydechowy
    VO2Max Wydolność kardio
    WalkingSpeed Prędkość chodzenia
    StairAscentSpeed Prędkość wchodzenia po schodach
    StairDescentSpeed Prędkość schodzenia po schodach
    RunningSpeed Prędkość biegu
    CyclingSpeed Prędkość jazdy na rowerze
    CrossCountrySkiingSpeed Prędkość na nartach biegowych
    PaddleSportsSpeed Prędkość w sportach wiosłowych
    RowingSpeed Prędkość wiosłowania
    RunningPower Moc biegu
    CyclingPower Moc jazdy na rowerze
    CyclingFunctionalThresholdPower Funkcjonalna moc progowa
    PhysicalEffort Wysiłek fizyczny
    WorkoutEffortScore Wysiłek podczas treningu
    EstimatedWorkoutEffortScore Szacowany wysiłek podczas treningu
    EnvironmentalAudioExposure Poziom dźwięków otoczenia
    HeadphoneAudioExposure Poziom dźwięku w słuchawkach
    EnvironmentalSoundReduction Redukcja dźwięków otoczenia
    SleepAnalysis Sen
    AppleStandHour Godziny stania
    CervicalMucusQuality Jakość śluzu szyjkowego
    OvulationTestResult Wynik testu owulacyjnego
    MenstrualFlow Miesiączka
    IntermenstrualBleeding Krwawienie międzymiesiączkowe
    SexualActivity Aktywność seksualna
    MindfulSession Minuty uważności
    HighHeartRateEvent Wysokie tętno
    LowHeartRateEvent Niskie tętno
    IrregularHeartRhythmEvent Nieregularny rytm serca
    AudioExposureEvent Głośne otoczenie
    ToothbrushingEvent Mycie zębów
    AbdominalCramps Skurcze brzucha
    Acne Trądzik
    AppetiteChanges Zmiany apetytu
    GeneralizedBodyAche Ogólny ból ciała
    Bloating Wzdęcia
    BreastPain Ból piersi
    ChestTightnessOrPain Ucisk lub ból w klatce piersiowej
    Chills Dreszcze
    Constipation Zaparcie
    Coughing Kaszel
    Diarrhea Biegunka
    Dizziness Zawroty głowy
    Fainting Omdlenie
    Fatigue Zmęczenie
    Fever Gorączka
    Headache Ból głowy
    Heartburn Zgaga
    HotFlashes Uderzenia gorąca
    LowerBackPain Ból dolnej części pleców
    LossOfSmell Utrata węchu
    LossOfTaste Utrata smaku
    MoodChanges Zmiany nastroju
    Nausea Nudności
    PelvicPain Ból miednicy
    RapidPoundingOrFlutteringHeartbeat Szybkie lub nierówne bicie serca
    RunnyNose Katar
    ShortnessOfBreath Duszność
    SinusCongestion Zatkane zatoki
    SkippedHeartbeat Pominięte uderzenie serca
    SleepChanges Zmiany snu
    SoreThroat Ból gardła
    Vomiting Wymioty
    Wheezing Świszczący oddech
    BladderIncontinence Nietrzymanie moczu
    DrySkin Sucha skóra
    HairLoss Wypadanie włosów
    VaginalDryness Suchość pochwy
    MemoryLapse Luki w pamięci
    NightSweats Nocne poty
    HandwashingEvent Mycie rąk
    HeadphoneAudioExposureEvent Wysoki poziom dźwięku w słuchawkach
    Pregnancy Ciąża
    Lactation Laktacja
    Contraceptive Antykoncepcja
    LowCardioFitnessEvent Niska wydolność kardio
    AppleWalkingSteadinessEvent Powiadomienie o stabilności chodu
    PregnancyTestResult Wynik testu ciążowego
    ProgesteroneTestResult Wynik testu progesteronu
    InfrequentMenstrualCycles Rzadkie miesiączki
    IrregularMenstrualCycles Nieregularne miesiączki
    PersistentIntermenstrualBleeding Uporczywe krwawienie międzymiesiączkowe
    ProlongedMenstrualPeriods Przedłużone miesiączki
    BleedingAfterPregnancy Krwawienie po ciąży
    BleedingDuringPregnancy Krwawienie w ciąży
    SleepApneaEvent Bezdech senny
    BloodPressure Ciśnienie krwi
    Food Żywność
    BiologicalSex Płeć biologiczna
    BloodType Grupa krwi
    DateOfBirth Data urodzenia
    FitzpatrickSkinType Typ skóry Fitzpatricka
    WheelchairUse Wózek inwalidzki
    ActivityMoveMode Tryb ruchu
    HKWorkoutType Treningi
    HKWorkoutRouteType Trasy treningów
    HeartbeatSeries Serie uderzeń serca
    HKActivitySummaryType Podsumowania aktywności
    Audiogram Audiogramy
    Electrocardiogram Elektrokardiogramy
    CDA Dokumenty kliniczne
    AllergyRecord Alergie
    ConditionRecord Schorzenia
    ImmunizationRecord Szczepienia
    LabResultRecord Wyniki badań
    MedicationRecord Leki
    ProcedureRecord Zabiegi
    VitalSignRecord Parametry życiowe
    CoverageRecord Ubezpieczenia
    ClinicalNoteRecord Notatki kliniczne
    """
}
