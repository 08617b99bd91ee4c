/// The content of a sample.
public enum HealthContent: Sendable, Hashable {
  /// A number in the unit of the type.
  case quantity(Double)
  /// The number of an enumeration's value.
  case category(Int)
  /// The samples that belong together, by their identifiers.
  case correlation([HealthUUID])
  /// A workout.
  indirect case workout(HealthWorkout)
  /// Rows of numbers: the places of a route, the points of an audiogram, or heartbeats.
  case rows([[Double]])
  /// An electrocardiogram.
  indirect case electrocardiogram(HealthElectrocardiogram)
  /// A document.
  indirect case document(HealthDocument)
  /// A clinical record.
  indirect case clinical(HealthClinicalRecord)
  /// The rings of a day.
  indirect case summary(HealthActivitySummary)

  /// Whether the content fits a kind of type.
  public func fits(_ kind: HealthKind) -> Bool {
    switch (self, kind) {
    case (.quantity, .quantity), (.category, .category), (.correlation, .correlation),
      (.workout, .workout), (.document, .document), (.clinical, .clinical),
      (.electrocardiogram, .electrocardiogram),
      (.summary, .activitySummary), (.rows, .route), (.rows, .heartbeats), (.rows, .audiogram):
      true
    default: false
    }
  }
}
