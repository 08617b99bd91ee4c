extension HKQuery {
  /// Returns a predicate of clinical records with a resource type.
  public class func predicateForClinicalRecords(
    withFHIRResourceType resourceType: HKFHIRResourceType
  ) -> NSPredicate {
    clinical { _, resource in resource.resourceType == resourceType }
  }

  /// Returns a predicate of the clinical record with an identifier.
  ///
  /// - Parameters:
  ///   - source: The source of the record.
  ///   - resourceType: The kind of its resource.
  ///   - identifier: The identifier of the resource.
  /// - Returns: The predicate.
  public class func predicateForClinicalRecords(
    from source: HKSource, fhirResourceType resourceType: HKFHIRResourceType, identifier: String
  ) -> NSPredicate {
    clinical { record, resource in
      resource.resourceType == resourceType && resource.identifier == identifier
        && record.sourceRevision.source == source
    }
  }

  /// Returns a predicate that the framework evaluates (Health.QU3).
  private class func clinical(
    _ includes: @escaping @Sendable (HKClinicalRecord, HKFHIRResource) -> Bool
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let record = object as? HKClinicalRecord, let resource = record.fhirResource else {
        return false
      }
      return includes(record, resource)
    }
  }
}
