import TactusThreads

extension AppTimers {
  /// Whether there is work that is due, and whose result the app has not got.
  package var hasDueWork: Bool { !dueWork.isEmpty }

  /// Passes on the results of the work that is due, which this waits for (AppLife.PT16).
  package func finishDueWork() {
    while !dueWork.isEmpty {
      let work = dueWork.removeFirst()
      work.waitOnThisThread()
      work.body()
    }
  }

  /// Passes on the results of the work that is due, and then calls a function (AppLife.PT16).
  ///
  /// The main queue runs meanwhile, except where it does not run during a turn, as in a test.
  package func finishDueWork(_ then: @escaping @MainActor @Sendable () -> Void) {
    guard !isTestDriven, !TurnQueue.shared.isEnabled else {
      finishDueWork()
      return then()
    }
    while let work = dueWork.first {
      guard work.isOver else { return work.waitOnAnotherThread(then) }
      dueWork.removeFirst()
      work.body()
    }
    then()
  }
}

extension PhoneTime {
  /// Runs a function after seconds of the phone's time with the result of work on another thread,
  /// for which the phone's time waits then (AppLife.PT16).
  ///
  /// Outside of the phone's time the function runs as soon as the work is done.
  ///
  /// - Parameters:
  ///   - seconds: The seconds from now.
  ///   - wait: Waits for the work, at most for a limit of its own; called on any thread.
  ///   - body: The function, called on the main actor.
  /// - Thread: any.
  package static func run(
    after seconds: TimeInterval, awaiting wait: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    guard isActive else {
      let bound = AppContext.binding { MainActor.assumeIsolated(body) }
      return DetachedThread.run {
        wait()
        DispatchQueue.main.Dispatch::async(execute: bound)
      }
    }
    MainActor.assumeIsolated {
      let timers = AppTimers.shared
      _ = timers.add(at: timers.now + max(0, seconds)) {
        timers.dueWork.append(TimeBlockingWork(wait, body))
      }
    }
  }
}
