extension PhoneModel {
  /// The number of icons on a page of the Home screen: rows of four, five on small screens and six
  /// on others (Bundles.H5).
  ///
  /// - Source: pictures of phones. Confidence: measured.
  public var homePageCapacity: Int { screen.height < 600 ? 20 : 24 }
}
