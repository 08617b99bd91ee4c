import TactusPhoneLink
import TactusPhoneTypes
import TactusUserRecords

/// The part of a phone that keeps the user's records, such as contacts, for apps.
///
/// `Documentation/Behaviour/Services.md` has the steps that comments name.
struct Records: PhonePart {
  static let name = "records"
  static let services: [ServiceName] = [.records]

  /// The records, which copies of this value share.
  let library: RecordLibrary
  /// The collections that apps have used.
  private var used: [AppID: Set<RecordCollection>] = [:]
  /// The changes of the next requests to save.
  private var staged: [AppID: [RecordCollection: [RecordChange]]] = [:]

  /// Creates the part with the stored records.
  init(_ library: RecordLibrary) { self.library = library }

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .service(let request, let app):
      do throws(ServiceFailure) {
        let content = try request.content(RecordRequest.version, RecordRequest.init(payload:))
        return handle(content, request.id, of: app, kernel)
      } catch {
        return [error.answer(to: request, app)]
      }
    case .forgotten(let app):
      (used[app], staged[app]) = (nil, nil)
      return []
    default: return []
    }
  }

  /// Handles an app's request (Services.UR1).
  private mutating func handle(
    _ request: RecordRequest, _ id: ServiceRequestID, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let collection = request.collection
    do throws(RecordFailure) {
      let status = kernel.permission(of: app, collection.resource).status
      guard status.permitsUse else {
        staged[app]?[collection] = nil
        throw RecordFailure(.denied)
      }
      used[app, default: []].insert(collection)
      let bundle = kernel.serviceBundle(of: app).text
      let isLimited = status == .limited
      switch request {
      case .changes(_, let revision):
        let page = try library.page(
          collection, after: revision, of: isLimited ? bundle : nil)
        return [answer(id, page.json, app)]
      case .stage(_, let changes):
        let all = (staged[app]?[collection] ?? []) + changes
        guard all.count <= Self.maximumStaged else {
          staged[app]?[collection] = nil
          throw RecordFailure(.tooLarge)
        }
        staged[app, default: [:]][collection] = all
        return [answer(id, "{}", app)]
      case .save(_, let changes, let base):
        let all = (staged[app]?.removeValue(forKey: collection) ?? []) + changes
        let revision = try library.save(
          all, to: collection, base: base, by: bundle, isLimited: isLimited)
        var page = RecordPage()
        page.revision = revision
        return [answer(id, page.json, app)]
          + (revision == base ? [] : tellChange(of: collection, revision, by: app, kernel))
      }
    } catch {
      return [answer(id, error.payload, app)]
    }
  }

  // MARK: Internals

  private func answer(_ id: ServiceRequestID, _ payload: String, _ app: AppID) -> PartAction {
    .effect(.send(.service(.result(id, payload)), to: app))
  }

  /// Notifies the apps that use a collection of a change (Services.UR4).
  private func tellChange(
    of collection: RecordCollection, _ revision: Int, by author: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    kernel.apps.keys.sorted().compactMap { app -> PartAction? in
      guard used[app]?.contains(collection) == true,
        kernel.permission(of: app, collection.resource).status.permitsUse
      else { return nil }
      let event = RecordEvent(collection, revision: revision, isOwn: app == author)
      return .send(
        .service(.event(.records, version: RecordRequest.version, event.payload)), to: app)
    }
  }

  /// The maximum number of changes that are made at once.
  ///
  /// - Source: ours: all contacts of a person, with pictures. Confidence: guess.
  private static let maximumStaged = 100_000
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
