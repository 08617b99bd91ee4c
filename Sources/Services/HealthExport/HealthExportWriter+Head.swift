extension HealthExportWriter {
  /// The beginning of a file; the declarations have our own attributes as well.
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,
      (Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Sample)*)>
    <!ATTLIST HealthData locale CDATA #REQUIRED>
    <!ELEMENT ExportDate EMPTY>
    <!ATTLIST ExportDate value CDATA #REQUIRED>
    <!ELEMENT Me EMPTY>
    <!ATTLIST Me
      HKCharacteristicTypeIdentifierActivityMoveMode CDATA #IMPLIED
      HKCharacteristicTypeIdentifierBiologicalSex CDATA #IMPLIED
      HKCharacteristicTypeIdentifierBloodType CDATA #IMPLIED
      HKCharacteristicTypeIdentifierDateOfBirth CDATA #IMPLIED
      HKCharacteristicTypeIdentifierFitzpatrickSkinType CDATA #IMPLIED
      HKCharacteristicTypeIdentifierWheelchairUse CDATA #IMPLIED>
    <!ELEMENT Record (MetadataEntry*)>
    <!ATTLIST Record
      type CDATA #REQUIRED unit CDATA #IMPLIED value CDATA #IMPLIED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT Correlation ((MetadataEntry|Record)*)>
    <!ATTLIST Correlation
      type CDATA #REQUIRED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT Workout ((MetadataEntry|WorkoutEvent|WorkoutStatistics|WorkoutRoute)*)>
    <!ATTLIST Workout
      workoutActivityType CDATA #REQUIRED duration CDATA #IMPLIED durationUnit CDATA #IMPLIED
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT WorkoutEvent EMPTY>
    <!ATTLIST WorkoutEvent
      type CDATA #REQUIRED date CDATA #REQUIRED duration CDATA #IMPLIED
      durationUnit CDATA #IMPLIED>
    <!ELEMENT WorkoutStatistics EMPTY>
    <!ATTLIST WorkoutStatistics
      type CDATA #REQUIRED sum CDATA #IMPLIED average CDATA #IMPLIED unit CDATA #IMPLIED>
    <!ELEMENT WorkoutRoute ((MetadataEntry|FileReference)*)>
    <!ATTLIST WorkoutRoute
      sourceName CDATA #REQUIRED sourceIdentifier CDATA #IMPLIED
      sourceVersion CDATA #IMPLIED productType CDATA #IMPLIED device CDATA #IMPLIED
      creationDate CDATA #IMPLIED startDate CDATA #REQUIRED endDate CDATA #REQUIRED
      uuid CDATA #IMPLIED workout CDATA #IMPLIED>
    <!ELEMENT FileReference EMPTY>
    <!ATTLIST FileReference path CDATA #REQUIRED>
    <!ELEMENT MetadataEntry EMPTY>
    <!ATTLIST MetadataEntry
      key CDATA #REQUIRED value CDATA #REQUIRED kind CDATA #IMPLIED>
    <!ELEMENT ActivitySummary EMPTY>
    <!ATTLIST ActivitySummary
      dateComponents CDATA #IMPLIED
      activeEnergyBurned CDATA #IMPLIED activeEnergyBurnedGoal CDATA #IMPLIED
      activeEnergyBurnedUnit CDATA #IMPLIED
      appleMoveTime CDATA #IMPLIED appleMoveTimeGoal CDATA #IMPLIED
      appleExerciseTime CDATA #IMPLIED appleExerciseTimeGoal CDATA #IMPLIED
      appleStandHours CDATA #IMPLIED appleStandHoursGoal CDATA #IMPLIED
      activityMoveMode CDATA #IMPLIED>
    <!ELEMENT ClinicalRecord EMPTY>
    <!ATTLIST ClinicalRecord
      type CDATA #REQUIRED identifier CDATA #REQUIRED sourceName CDATA #REQUIRED
      sourceURL CDATA #REQUIRED fhirVersion CDATA #REQUIRED receivedDate CDATA #REQUIRED
      resourceFilePath CDATA #REQUIRED content CDATA #IMPLIED>
    <!ELEMENT Sample EMPTY>
    <!ATTLIST Sample content CDATA #REQUIRED path CDATA #IMPLIED>
    ]>

    """
}
