/// The elements of a file with exported health data that are read.
enum HealthExportElement: String {
  case root = "HealthData"
  case exportDate = "ExportDate"
  case me = "Me"
  case record = "Record"
  case correlation = "Correlation"
  case workout = "Workout"
  case workoutEvent = "WorkoutEvent"
  case workoutStatistics = "WorkoutStatistics"
  case workoutRoute = "WorkoutRoute"
  case fileReference = "FileReference"
  case metadata = "MetadataEntry"
  case summary = "ActivitySummary"
  case clinicalRecord = "ClinicalRecord"
  /// A sample of a kind that an iPhone writes into files of their own; ours.
  case sample = "Sample"
}
