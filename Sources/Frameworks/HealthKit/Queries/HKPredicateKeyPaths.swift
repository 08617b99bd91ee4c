// The key paths of predicates over health data.
//
// - Source: Apple's reference for the names; the strings are the properties that they name.
//   Confidence: documented for the names, guess for the strings.
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
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity = "workoutActivities.minimumQuantity"
/// The key path of “workoutActivities.maximumQuantity”.
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity = "workoutActivities.maximumQuantity"
/// The key path of “workoutActivities.averageQuantity”.
public let HKPredicateKeyPathWorkoutActivityAverageQuantity = "workoutActivities.averageQuantity"
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
