extension HKQuery {
  /// Returns a predicate of electrocardiograms of a classification.
  public class func predicateForElectrocardiograms(
    classification: HKElectrocardiogram.Classification
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKElectrocardiogram)?.classification == classification
    }
  }

  /// Returns a predicate of electrocardiograms with or without symptoms.
  public class func predicateForElectrocardiograms(
    symptomsStatus: HKElectrocardiogram.SymptomsStatus
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKElectrocardiogram)?.symptomsStatus == symptomsStatus
    }
  }
}
