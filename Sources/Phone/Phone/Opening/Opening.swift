import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone by which apps open URLs and files in each other.
///
/// `Documentation/Behaviour/Opening.md` has the steps that comments name.
struct Opening: PhonePart {
  static let name = "opening"
  static let services: [ServiceName] = [.documents]

  /// The apps that may open another one without a question.
  private var allowed: Set<OpeningPair> = []
  /// The times at which apps have opened each other without the user.
  private var times: [PhoneInstant] = []
  /// Whether apps may not open each other until the user does something.
  private var isStopped = false
  /// The questions that the user has not answered, by their numbers.
  private var pending: [Int: PendingOpening] = [:]
  private var lastQuestion = 0

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .message(.request(.open(let url, let id)), let app):
      return open(url, id, by: app, kernel)
    case .service(let request, let app):
      do throws(ServiceFailure) {
        return handle(try request.content(DocumentRequest.version), request.id, of: app, kernel)
      } catch {
        return [error.answer(to: request, app)]
      }
    case .joins(let app):
      // An app learns the openable schemes when it joins (Opening.U5).
      let schemes = kernel.openableSchemes
      return schemes.isEmpty ? [] : [.effect(.send(.openableSchemes(schemes), to: app))]
    case .answered(let key, let button, let alert) where key.part == Self.name:
      guard let opening = pending.removeValue(forKey: key.number) else { return [] }
      return finish(
        opening, isAllowed: button != nil && button != alert.cancelButton, kernel)
    case .forgotten(let app):
      pending = pending.filter { $0.value.source != app }
      return []
    default: return []
    }
  }

  // MARK: Opening

  /// Handles an app's request to open a URL (Opening.U1).
  private mutating func open(
    _ url: String, _ id: OpenRequestID?, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let own = kernel.identity(of: app)?.bundle
    guard let target = installedApp(opening: url, kernel), target.identifier != own else {
      // No app could open it, so the event is logged (Turns.AP12).
      return [.note(.openRequested(url), app)] + opened(id, false, app)
    }
    guard kernel.foreground == app, !kernel.isLocked else {
      // An app in the background opens nothing (Opening.U2).
      return [.note(.notPermitted("open URLs in the background"), app)] + opened(id, false, app)
    }
    guard count(kernel) else { return stop(app) + opened(id, false, app) }
    let opening = PendingOpening(url: url, source: app, target: target.identifier, id: id)
    // System apps and permitted pairs open without a question (Opening.U3).
    if target.isSystemApp || allowed.contains(pair(of: opening, kernel)) {
      return finish(opening, isAllowed: true, kernel)
    }
    lastQuestion += 1
    pending[lastQuestion] = opening
    let name = kernel.name(of: app)
    let key = QuestionKey(part: Self.name, number: lastQuestion)
    let question = PartQuestion(key, for: app, in: kernel) { words in
      SystemAlert(
        title: words.text(.opening, name, target.name), buttons: [words[.cancel], words[.open]],
        cancelButton: 0, preferredButton: 1)
    }
    return [.post(.ask(question))]
  }

  /// Opens a URL after the user's answer (Opening.U4).
  private mutating func finish(
    _ opening: PendingOpening, isAllowed: Bool, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let app = opening.source
    guard isAllowed else { return opened(opening.id, false, app) }
    if kernel.screens[app] != nil { allowed.insert(pair(of: opening, kernel)) }
    // The app may have left the foreground meanwhile.
    guard !kernel.isLocked, kernel.installedApp(opening.target) != nil else {
      return opened(opening.id, false, app)
    }
    let source = kernel.identity(of: app)?.bundle
    // The status bar then links back to the source (Opening.B1).
    let link = BackLink(
      source: app, bundle: source, name: kernel.name(of: app), target: opening.target)
    return opened(opening.id, true, app) + [
      .launch(opening.target, .open(.url(opening.url, source: source)), link),
      .effect(.composed),
    ]
  }

  // MARK: Internals

  private func installedApp(opening url: String, _ kernel: PhoneKernel) -> InstalledApp? {
    guard let scheme = url.split(separator: ":", maxSplits: 1).first?.lowercased() else {
      return nil
    }
    return kernel.installedApps.first { $0.urlSchemes.contains(scheme) }
  }

  private func pair(of opening: PendingOpening, _ kernel: PhoneKernel) -> OpeningPair {
    OpeningPair(
      source: kernel.identity(of: opening.source)?.bundle.text
        ?? kernel.name(of: opening.source),
      target: opening.target)
  }

  private func opened(_ id: OpenRequestID?, _ isOpened: Bool, _ app: AppID) -> [PartAction] {
    id.map { [.sendIfJoined(.opened($0, isOpened), to: app)] } ?? []
  }

  /// Prevents apps from opening each other until the next input of the user (Opening.U6).
  mutating func stop(_ app: AppID) -> [PartAction] {
    let isNew = !isStopped
    isStopped = true
    return isNew ? [.note(.openingStopped, app)] : []
  }

  /// Counts a URL or a file that an app opens in another one; returns whether it may (Opening.U6).
  mutating func count(_ kernel: PhoneKernel) -> Bool {
    if let last = times.last, kernel.lastUse > last {
      times = []
      isStopped = false
    }
    guard !isStopped else { return false }
    times = times.filter { $0.advanced(by: OpeningConstants.period) > kernel.now }
    guard times.count < OpeningConstants.maximumCount else { return false }
    times.append(kernel.now)
    return true
  }
}
