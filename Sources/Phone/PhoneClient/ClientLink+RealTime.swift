extension ClientLink {
  /// Whether the phone's time is the machine's, so that an app need not be waited for.
  ///
  /// - Thread: any; waits for the phone's greeting.
  package var isInRealTime: Bool {
    router.capabilities(within: patience)?.streamsSound ?? false
  }
}
