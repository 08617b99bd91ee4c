import TactusPhoneLink
import TactusUserRecords

// `Documentation/Behaviour/Services.md` has the steps that comments name.
extension Phone {
  /// Handles an app's request to the service of the user's records (Services.UR1).
  mutating func handle(
    _ request: RecordRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    let collection = request.collection
    do throws(RecordFailure) {
      let status = permission(of: app, collection.resource).status
      guard status.permitsUse else {
        kernel.apps[app]?.stagedRecords[collection] = nil
        throw RecordFailure(.denied)
      }
      kernel.apps[app]?.usedRecords.insert(collection)
      let bundle = kernel.serviceBundle(of: app).text
      let isLimited = status == .limited
      switch request {
      case .changes(_, let revision):
        let page = try records.page(
          collection, after: revision, of: isLimited ? bundle : nil)
        return [answer(id, page.json, app)]
      case .stage(_, let changes):
        let staged = (kernel.apps[app]?.stagedRecords[collection] ?? []) + changes
        guard staged.count <= Self.maximumStagedRecords else {
          kernel.apps[app]?.stagedRecords[collection] = nil
          throw RecordFailure(.tooLarge)
        }
        kernel.apps[app]?.stagedRecords[collection] = staged
        return [answer(id, "{}", app)]
      case .save(_, let changes, let base):
        let all = (kernel.apps[app]?.stagedRecords.removeValue(forKey: collection) ?? []) + changes
        let revision = try records.save(
          all, to: collection, base: base, by: bundle, isLimited: isLimited)
        var page = RecordPage()
        page.revision = revision
        return [answer(id, page.json, app)]
          + (revision == base ? [] : tellRecordChange(of: collection, revision, by: app))
      }
    } catch {
      return [answer(id, error.payload, app)]
    }
  }

  // MARK: Internals

  private func answer(_ id: ServiceRequestID, _ payload: String, _ app: AppID) -> PhoneEffect {
    .send(.service(.result(id, payload)), to: app)
  }

  /// Tells the apps that use a collection of a change (Services.UR4).
  private mutating func tellRecordChange(
    of collection: RecordCollection, _ revision: Int, by author: AppID
  ) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.apps.keys.sorted() where kernel.apps[app]?.usedRecords.contains(collection) == true {
      guard permission(of: app, collection.resource).status.permitsUse else { continue }
      let event = RecordEvent(collection, revision: revision, isOwn: app == author)
      effects += sendWithTurnIfJoined(
        .service(.event(.records, version: RecordRequest.version, event.payload)), to: app)
    }
    return effects
  }

  /// The greatest number of changes that are made at once.
  ///
  /// - Source: ours: all contacts of a person, with pictures. Confidence: guess.
  private static let maximumStagedRecords = 100_000
}

extension RecordCollection {
  /// The resource whose permission an app needs.
  fileprivate var resource: ProtectedResource {
    switch self {
    case .contacts: .contacts
    case .events: .calendars
    case .reminders: .reminders
    }
  }
}
