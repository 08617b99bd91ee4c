import OSLog
import Testing

/// The activities of threads, which the log's entries name.
///
/// The tests are serialized with those of the output, which change what is shown.
extension LoggerTests {
  /// Returns the symbol of no activity or of the present one, as packages look it up.
  private func symbol(_ name: String) throws -> os_activity_t {
    let address = try #require(_dsym(UnsafeMutableRawPointer(bitPattern: -2), name))
    return unsafeBitCast(address, to: os_activity_t.self)
  }

  private func create(
    _ name: String, in parent: os_activity_t, _ flags: os_activity_flag_t = OS_ACTIVITY_FLAG_DEFAULT
  ) throws -> os_activity_t {
    try #require(
      _os_activity_create(UnsafeMutableRawPointer(mutating: #dsohandle), name, parent, flags))
  }

  private func identifiers(_ activity: os_activity_t) -> (own: UInt64, parent: UInt64) {
    var parent: os_activity_id_t = .max
    let own = os_activity_get_identifier(activity, &parent)
    return (own, parent)
  }

  /// The identifier of the thread's activity.
  private func present() throws -> UInt64 { identifiers(try symbol("_os_activity_current")).own }

  @Test("Logging.LO9. An activity is part of the given one, of the thread's, or of none")
  func activities() throws {
    let (none, current) = (try symbol("_os_activity_none"), try symbol("_os_activity_current"))
    #expect(identifiers(none) == (0, 0) && identifiers(current) == (0, 0))
    let brew = identifiers(try create("brew", in: none))
    #expect(brew.own != 0 && brew.parent == 0)
    #expect(identifiers(try create("alone", in: current)).parent == 0)
    let outer = try create("serve", in: none)
    try os_activity_apply_throwing(outer) {
      let number = identifiers(outer).own
      let inner = identifiers(try create("pour", in: current))
      #expect(inner.parent == number && inner.own != number)
      #expect(identifiers(try create("other", in: none)).parent == 0)
      #expect(identifiers(try create("apart", in: current, OS_ACTIVITY_FLAG_DETACHED)).parent == 0)
      let same = try create("same", in: current, OS_ACTIVITY_FLAG_IF_NONE_PRESENT)
      #expect(same !== outer && identifiers(same).own == number)
    }
    let fresh = identifiers(try create("fresh", in: current, OS_ACTIVITY_FLAG_IF_NONE_PRESENT))
    #expect(fresh.own != 0 && fresh.own != identifiers(outer).own)
  }

  /// Calls a closure in an activity, and throws its error afterwards.
  private func os_activity_apply_throwing(
    _ activity: os_activity_t, _ body: () throws -> Void
  ) throws {
    var result: Result<Void, any Error> = .success(())
    os_activity_apply(activity) { result = Result { try body() } }
    try result.get()
  }

  @Test("Logging.LO10. A thread is in the activity that it entered last, until it leaves it")
  func scopes() throws {
    let none = try symbol("_os_activity_none")
    let (outer, inner) = (try create("outer", in: none), try create("inner", in: none))
    var (first, second) = (os_activity_scope_state_s(), os_activity_scope_state_s())
    os_activity_scope_enter(outer, &first)
    os_activity_scope_enter(inner, &second)
    #expect(try present() == identifiers(inner).own)
    var (entries, count) = ([UInt64](repeating: 0, count: 4), UInt32(4))
    os_activity_get_active(&entries, &count)
    #expect(count == 2 && entries[..<2] == [identifiers(inner).own, identifiers(outer).own])
    os_activity_scope_enter(none, &second)
    #expect(try present() == 0)
    // To leave the outer scope is to leave those within it.
    os_activity_scope_leave(&first)
    #expect(try present() == 0)
    count = 4
    os_activity_get_active(&entries, &count)
    #expect(count == 0)
    let lines = lines { os_activity_scope_leave(&second) }
    #expect(
      lines == ["error: os_activity_scope_leave: this thread is not in the scope of the state"])
    let flags = OS_ACTIVITY_FLAG_DEFAULT
    var inside: UInt64 = 0
    let image = UnsafeMutableRawPointer(mutating: #dsohandle)
    withUnsafeMutablePointer(to: &inside) { place in
      _os_activity_initiate_f(image, "stir", flags, place) { place in
        let current = _dsym(nil, "_os_activity_current").map {
          unsafeBitCast($0, to: os_activity_t.self)
        }
        let found = current.map { os_activity_get_identifier($0, nil) }
        place?.assumingMemoryBound(to: UInt64.self).pointee = found ?? 0
      }
    }
    #expect(inside != 0)
    #expect(try present() == 0)
  }

  @Test("Logging.LO10. Entries name the thread's activity, and other threads have none of it")
  func entriesOfActivities() throws {
    let activity = try create("entries", in: try symbol("_os_activity_none"))
    let logger = Logger(subsystem: "store.activities", category: "timer")
    os_activity_apply(activity) {
      logger.notice("within")
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        logger.notice("elsewhere")
        done.signal()
      }
      thread.start()
      done.wait()
    }
    logger.notice("after")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let predicate = NSPredicate(format: "subsystem == %@", "store.activities")
    let entries = try store.getEntries(matching: predicate).compactMap { $0 as? OSLogEntryLog }
    let number = identifiers(activity).own
    #expect(entries.map(\.composedMessage) == ["within", "elsewhere", "after"])
    #expect(entries.map(\.activityIdentifier) == [number, 0, 0])
  }

  @Test("Logging.LO11. A store has the activities that were created, which are not printed")
  func storedActivities() throws {
    let none = try symbol("_os_activity_none")
    var created: [os_activity_t] = []
    let lines = try linesOfThrowing {
      created = [try create("store.kettle", in: none)]
      created.append(try create("store.pot", in: created[0]))
    }
    #expect(lines.isEmpty)
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let number = identifiers(created[0]).own
    let predicate = NSPredicate(format: "parentActivityIdentifier == %llu", number)
    let found = try store.getEntries(matching: predicate).compactMap { $0 as? OSLogEntryActivity }
    #expect(found.map(\.composedMessage) == ["store.pot"])
    #expect(found.first?.activityIdentifier == identifiers(created[1]).own)
    #expect(found.first?.parentActivityIdentifier == number)
    #expect(found.first?.processIdentifier == ProcessInfo.processInfo.processIdentifier)
  }

  /// Returns the lines that a closure writes, and throws its error.
  private func linesOfThrowing(_ body: () throws -> Void) throws -> [String] {
    var result: Result<Void, any Error> = .success(())
    let lines = lines { result = Result { try body() } }
    try result.get()
    return lines
  }

  // Logging.LO5.
  @Test("Signposts of animations are intervals, and those without an identifier are not written")
  func animations() throws {
    let signposter = OSSignposter(subsystem: "k", category: "t")
    let log = OSLog(subsystem: "k", category: "t")
    let lines = lines(showing: "signposts") {
      let state = signposter.beginAnimationInterval("steam", id: OSSignpostID(7))
      signposter.endInterval("steam", state)
      _ = signposter.beginAnimationInterval("boil", "\(3) cups")
      os_signpost(.animationBegin, log: log, name: "pour")
      os_signpost(.animationBegin, log: log, name: "pour", "%d cups", 2)
      #expect(signposter.withIntervalSignpost("serve", "hot") { 5 } == 5)
      os_signpost(.event, log: log, name: "lost", signpostID: .invalid)
      signposter.emitEvent("lost", id: .null)
    }
    #expect(
      lines == [
        "[k:t] signpost: begin steam 7", "[k:t] signpost: end steam 7",
        "[k:t] signpost: begin boil: 3 cups", "[k:t] signpost: begin pour",
        "[k:t] signpost: begin pour: 2 cups", "[k:t] signpost: begin serve: hot",
        "[k:t] signpost: end serve",
      ])
    let state = OSSignpostIntervalState.beginState(id: OSSignpostID(9))
    let data = try JSONEncoder().encode([state])
    let decoded = try JSONDecoder().decode([OSSignpostIntervalState].self, from: data)
    #expect(decoded.first?.signpostID == OSSignpostID(9))
  }
}
