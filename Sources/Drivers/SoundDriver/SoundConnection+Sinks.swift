import CPulse
import PhoneHardware

extension SoundConnection {
  /// Asks the server for its outputs, in its own order.
  ///
  /// - Returns: `nil` where the server did not answer.
  /// - Thread: any but the connection's own.
  func sinks() -> [SoundSink]? {
    let answer = Answer(self)
    let pointer = Unmanaged.passUnretained(answer).toOpaque()
    return locked {
      // Both run before anything is read: an answer cannot come in between while this waits.
      let isAnswered =
        finish(
          pa_context_get_server_info(
            context, { _, info, answer in Answer.at(answer).take(info) }, pointer))
        && finish(
          pa_context_get_sink_info_list(
            context, { _, info, isLast, answer in Answer.at(answer).take(info, isLast) }, pointer))
      return isAnswered ? answer.sinks : nil
    }
  }

  /// What has come in of an answer; touched on the connection's thread and inside `locked`.
  private final class Answer {
    var usual: String?
    var sinks: [SoundSink] = []
    let connection: SoundConnection

    init(_ connection: SoundConnection) {
      self.connection = connection
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> Answer {
      guard let pointer else { preconditionFailure("libpulse lost what it was given") }
      return Unmanaged<Answer>.fromOpaque(pointer).takeUnretainedValue()
    }

    func take(_ info: UnsafePointer<pa_server_info>?) {
      usual = info?.pointee.default_sink_name.map { String(cString: $0) }
      connection.signal()
    }

    func take(_ info: UnsafePointer<pa_sink_info>?, _ isLast: CInt) {
      if isLast == 0, let info { sinks.append(SoundSink(info.pointee, usual: usual)) }
      if isLast != 0 { connection.signal() }
    }
  }
}
