extension DispatchQueue {
  /// A queue that runs the closures of one object on this queue, one after another
  /// (Connections.CN12).
  var callbackQueue: DispatchQueue {
    // The main queue is serial, and its work belongs to the turns of the app.
    self === DispatchQueue.main
      ? self : DispatchQueue(label: "tactus.network.callbacks", target: self)
  }
}
