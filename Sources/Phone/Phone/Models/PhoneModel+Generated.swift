// Made by `swift run generate-tables` of Data/PhoneModels, where every entry names its
// source. Do not edit.

import TactusPhoneLink

extension PhoneModel {
  /// The built-in models, by name.
  public static let builtIn: [PhoneModel] = [
    ipad,
    iPhone11,
    iPhone17,
    iPhone6s,
    iPhone7,
    iPhone8,
    iPhoneSE,
    iPhoneX,
    iPhoneXS,
    noHaptics,
  ]

  /// iPad (10th generation).
  public static let ipad = PhoneModel(
    name: "ipad",
    title: "iPad (10th generation)",
    tapticEngine: 0,
    playsFeedback: false,
    playsPatterns: false,
    hasForceTouch: false,
    screen: Screen(
      width: 820, height: 1180, scale: 2,
      cornerRadius: 25.0,
      portraitSafeArea: SafeArea(top: 24.0, bottom: 20.0),
      landscapeSafeArea: SafeArea(
        top: 24.0, left: 0.0, bottom: 20.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 120),
    hasHomeButton: false,
    idiom: .pad)

  /// iPhone 11.
  public static let iPhone11 = PhoneModel(
    name: "iphone-11",
    title: "iPhone 11",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(
      width: 414, height: 896, scale: 2,
      cornerRadius: 41.5,
      portraitSafeArea: SafeArea(top: 48.0, bottom: 34.0),
      landscapeSafeArea: SafeArea(
        left: 48.0, bottom: 21.0, right: 48.0),
      refreshesPerSecond: 60,
      scansPerSecond: 120),
    hasHomeButton: false)

  /// iPhone 17, the current one.
  public static let iPhone17 = PhoneModel(
    name: "iphone-17",
    title: "iPhone 17, the current one",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(
      width: 402, height: 874, scale: 3,
      cornerRadius: 62.0,
      portraitSafeArea: SafeArea(top: 62.0, bottom: 34.0),
      landscapeSafeArea: SafeArea(
        left: 62.0, bottom: 21.0, right: 62.0),
      refreshesPerSecond: 120,
      scansPerSecond: 120),
    hasHomeButton: false)

  /// iPhone 6s.
  public static let iPhone6s = PhoneModel(
    name: "iphone-6s",
    title: "iPhone 6s",
    tapticEngine: 1,
    playsFeedback: false,
    playsPatterns: false,
    hasForceTouch: true,
    screen: Screen(
      width: 375, height: 667, scale: 2,
      cornerRadius: 0.0,
      portraitSafeArea: SafeArea(top: 20.0, bottom: 0.0),
      landscapeSafeArea: SafeArea(
        left: 0.0, bottom: 0.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 60),
    hasHomeButton: true)

  /// iPhone 7.
  public static let iPhone7 = PhoneModel(
    name: "iphone-7",
    title: "iPhone 7",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: false,
    hasForceTouch: true,
    screen: Screen(
      width: 375, height: 667, scale: 2,
      cornerRadius: 0.0,
      portraitSafeArea: SafeArea(top: 20.0, bottom: 0.0),
      landscapeSafeArea: SafeArea(
        left: 0.0, bottom: 0.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 60),
    hasHomeButton: true)

  /// iPhone 8.
  public static let iPhone8 = PhoneModel(
    name: "iphone-8",
    title: "iPhone 8",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(
      width: 375, height: 667, scale: 2,
      cornerRadius: 0.0,
      portraitSafeArea: SafeArea(top: 20.0, bottom: 0.0),
      landscapeSafeArea: SafeArea(
        left: 0.0, bottom: 0.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 60),
    hasHomeButton: true)

  /// iPhone SE, second generation.
  public static let iPhoneSE = PhoneModel(
    name: "iphone-se",
    title: "iPhone SE, second generation",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: false,
    screen: Screen(
      width: 375, height: 667, scale: 2,
      cornerRadius: 0.0,
      portraitSafeArea: SafeArea(top: 20.0, bottom: 0.0),
      landscapeSafeArea: SafeArea(
        left: 0.0, bottom: 0.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 60),
    hasHomeButton: true)

  /// iPhone X.
  public static let iPhoneX = PhoneModel(
    name: "iphone-x",
    title: "iPhone X",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(
      width: 375, height: 812, scale: 3,
      cornerRadius: 39.0,
      portraitSafeArea: SafeArea(top: 44.0, bottom: 34.0),
      landscapeSafeArea: SafeArea(
        left: 44.0, bottom: 21.0, right: 44.0),
      refreshesPerSecond: 60,
      scansPerSecond: 120),
    hasHomeButton: false)

  /// iPhone XS.
  public static let iPhoneXS = PhoneModel(
    name: "iphone-xs",
    title: "iPhone XS",
    tapticEngine: 2,
    playsFeedback: true,
    playsPatterns: true,
    hasForceTouch: true,
    screen: Screen(
      width: 375, height: 812, scale: 3,
      cornerRadius: 39.0,
      portraitSafeArea: SafeArea(top: 44.0, bottom: 34.0),
      landscapeSafeArea: SafeArea(
        left: 44.0, bottom: 21.0, right: 44.0),
      refreshesPerSecond: 60,
      scansPerSecond: 120),
    hasHomeButton: false)

  /// A phone without a Taptic Engine.
  public static let noHaptics = PhoneModel(
    name: "no-haptics",
    title: "A phone without a Taptic Engine",
    tapticEngine: 0,
    playsFeedback: false,
    playsPatterns: false,
    hasForceTouch: false,
    screen: Screen(
      width: 320, height: 568, scale: 2,
      cornerRadius: 0.0,
      portraitSafeArea: SafeArea(top: 20.0, bottom: 0.0),
      landscapeSafeArea: SafeArea(
        left: 0.0, bottom: 0.0, right: 0.0),
      refreshesPerSecond: 60,
      scansPerSecond: 60),
    hasHomeButton: true)
}
