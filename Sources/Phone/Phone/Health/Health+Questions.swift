import TactusHealthModel
import TactusPhoneLink

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Health {
  /// Asks the user for access to types.
  mutating func ask(
    _ share: [HealthType], _ read: [HealthType], _ purpose: String, _ id: ServiceRequestID,
    of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.apps[app] != nil else { return [] }
    guard kernel.screens[app] == nil || (kernel.foreground == app && !kernel.isLocked) else {
      let failure = HealthOutcome.failure(
        .userCanceled, "the app is not in the foreground, so the user is not asked")
      return [.send(.service(.result(id, failure.payload ?? "")), to: app)]
    }
    // The same question is not asked twice: its answer is for all.
    for number in pending.keys.sorted() {
      if let known = pending[number], known.app == app, known.share == share, known.read == read,
        known.requests.count < Self.maximumJoined
      {
        pending[number]?.requests.append(id)
        return []
      }
    }
    let name = kernel.name(of: app)
    let types = Set((share + read).map(\.identifier)).sorted()
    lastQuestion += 1
    pending[lastQuestion] = PendingHealth(app: app, requests: [id], share: share, read: read)
    let key = QuestionKey(part: Self.name, number: lastQuestion)
    let question = PartQuestion(key, for: app, in: kernel) { words in
      // The titles of the two groups are reported by users.
      let switches = [(share, words[.write]), (read, words[.read])].flatMap { types, group in
        types.map {
          SystemAlert.Switch(
            title: $0.name(in: words.language), group: group, type: $0.identifier)
        }
      }
      return SystemAlert(
        title: words.text(.health, name), message: purpose,
        buttons: [words[.dontAllow], words[.allow]], cancelButton: 0, preferredButton: 1,
        app: name, switches: switches)
    }
    return [.note(.health(HealthEntry(.asked, types)), app), .post(.ask(question))]
  }

  /// Handles the answer of the sheet; `nil` if it was closed (Health.PE3).
  mutating func finish(
    _ pending: PendingHealth, _ alert: SystemAlert, _ button: Int?, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.apps[pending.app] != nil else { return [] }
    let client = client(pending.app, kernel)
    var access = library.access(of: client.bundle)
    guard let button else {
      let failure = HealthOutcome.failure(.userCanceled, "The user has canceled")
      return [.note(.health(HealthEntry(.closed, [])), pending.app)]
        + answer(pending.requests, of: pending.app, failure, kernel)
    }
    let isAllowed = button != alert.cancelButton
    var count = 0
    for (index, type) in (pending.share + pending.read).enumerated() {
      let isOn = isAllowed && alert.switches.indices.contains(index) && alert.switches[index].isOn
      if isOn { count += 1 }
      if index < pending.share.count {
        access.share[type.identifier] = isOn
      } else {
        access.read[type.identifier] = isOn
      }
    }
    let types = Set((pending.share + pending.read).map(\.identifier)).sorted()
    let entry = HealthEntry(.answered, types, count)
    return perform(
      .setAccess(access, of: client.bundle, entry), for: .decision(pending.app, pending.requests),
      kernel)
  }

  /// The maximum number of requests that wait for one answer.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumJoined = 64
}
