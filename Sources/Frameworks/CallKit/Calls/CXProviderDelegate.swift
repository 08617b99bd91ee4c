/// The methods that a provider of calls calls, on its queue.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// Tells the delegate that all calls have to end; never called.
  func providerDidReset(_ provider: CXProvider)
  /// Tells the delegate that the provider can be used.
  func providerDidBegin(_ provider: CXProvider)
  /// Asks the delegate whether it performs the actions of a transaction all at once.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Asks the delegate to begin a call.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Asks the delegate to answer a call.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Asks the delegate to end a call.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Asks the delegate to hold a call, or no longer.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Asks the delegate to mute a call, or no longer.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Asks the delegate to join a call with another one, or no longer.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Asks the delegate to send tones.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// Tells the delegate that an action took too long; never called.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Tells the delegate that its calls may use sound.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Tells the delegate that its calls use sound no longer.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  /// Does nothing.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Returns whether the delegate performs the actions all at once: no.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
    action.fail()
  }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
    action.fail()
  }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
    action.fail()
  }
  /// Fails, as the delegate does not know the action.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
    action.fail()
  }
  /// Does nothing.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}

  /// Performs an action by the method for its kind.
  func perform(_ action: CXAction, of provider: CXProvider) {
    switch action {
    case let action as CXStartCallAction: self.provider(provider, perform: action)
    case let action as CXAnswerCallAction: self.provider(provider, perform: action)
    case let action as CXEndCallAction: self.provider(provider, perform: action)
    case let action as CXSetHeldCallAction: self.provider(provider, perform: action)
    case let action as CXSetMutedCallAction: self.provider(provider, perform: action)
    case let action as CXSetGroupCallAction: self.provider(provider, perform: action)
    case let action as CXPlayDTMFCallAction: self.provider(provider, perform: action)
    default: action.fail()
    }
  }
}
