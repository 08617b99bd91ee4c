import CTactusPulse
import TactusPhoneHardware

extension SoundConnection {
  /// Returns the outputs of the server, in its own order.
  ///
  /// - Returns: `nil` if the server did not respond.
  /// - Thread: any but the connection's own.
  func sinks() -> [SoundSink]? {
    let answer = Answer(self)
    let pointer = Unmanaged.passUnretained(answer).toOpaque()
    return locked {
      // Both calls are issued before this waits, so no response can arrive in between.
      let isAnswered =
        finish(
          pa_context_get_server_info(
            context, { _, info, answer in Answer.at(answer).receive(info) }, pointer))
        && finish(
          pa_context_get_sink_info_list(
            context, { _, info, isLast, answer in Answer.at(answer).receive(info, isLast) }, pointer
          ))
      return isAnswered ? answer.sinks : nil
    }
  }

  /// The partial response of the server; accessed on the connection's thread and inside `locked`.
  private final class Answer {
    var usual: String?
    var sinks: [SoundSink] = []
    let connection: SoundConnection

    init(_ connection: SoundConnection) {
      self.connection = connection
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Answer {
      guard let pointer else { preconditionFailure("libpulse lost a callback's argument") }
      return Unmanaged<Answer>.fromOpaque(pointer).takeUnretainedValue()
    }

    func receive(_ info: UnsafePointer<pa_server_info>?) {
      usual = info?.pointee.default_sink_name.map { String(cString: $0) }
      connection.signal()
    }

    func receive(_ info: UnsafePointer<pa_sink_info>?, _ isLast: CInt) {
      if isLast == 0, let info { sinks.append(SoundSink(info.pointee, usual: usual)) }
      if isLast != 0 { connection.signal() }
    }
  }
}
