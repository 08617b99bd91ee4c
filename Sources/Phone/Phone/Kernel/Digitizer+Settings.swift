extension Digitizer {
  /// Applies the user's settings.
  public mutating func apply(_ settings: PhoneSettings) {
    force.measuresForce = hasSensor && settings.is3DTouchEnabled
    force.sensitivity = settings.sensitivity
    force.gramsPerTouch =
      settings.gramsPerTouch.isNormal && settings.gramsPerTouch > 0
      ? settings.gramsPerTouch : constants.gramsPerTouch
  }
}
