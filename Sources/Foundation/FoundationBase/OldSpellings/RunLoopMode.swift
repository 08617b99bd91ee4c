/// The name before Swift 4.2.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
