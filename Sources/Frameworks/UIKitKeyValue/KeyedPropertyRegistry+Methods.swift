extension KeyedPropertyRegistry {
  /// Registers methods, under their iPhone names, that apps call with a selector made from a
  /// string.
  // Source: ObjectiveC.KC16
  @MainActor static func addMethods() {
    _ = Selector("setTitle:forState:", calling: UIButton.setTitle(_:for:))
    _ = Selector("setTitleColor:forState:", calling: UIButton.setTitleColor(_:for:))
    _ = Selector("setTitleShadowColor:forState:", calling: UIButton.setTitleShadowColor(_:for:))
    _ = Selector("setAttributedTitle:forState:", calling: UIButton.setAttributedTitle(_:for:))
    _ = Selector("setImage:forState:", calling: UIButton.setImage(_:for:))
    _ = Selector("setBackgroundImage:forState:", calling: UIButton.setBackgroundImage(_:for:))
    _ = Selector(
      "setTitleTextAttributes:forState:", calling: UIBarItem.setTitleTextAttributes(_:for:))
    _ = Selector(
      "setTitleTextAttributes:forState:", calling: UISegmentedControl.setTitleTextAttributes(_:for:)
    )
    _ = Selector("setThumbImage:forState:", calling: UISlider.setThumbImage(_:for:))
    _ = Selector("setValue:animated:", calling: UISlider.setValue(_:animated:))
    _ = Selector("setOn:animated:", calling: UISwitch.setOn(_:animated:))
    _ = Selector("setProgress:animated:", calling: UIProgressView.setProgress(_:animated:))
    _ = Selector("setContentOffset:animated:", calling: UIScrollView.setContentOffset(_:animated:))

    _ = Selector("setNeedsLayout", calling: UIView.setNeedsLayout)
    _ = Selector("layoutIfNeeded", calling: UIView.layoutIfNeeded)
    let redraw: @MainActor (UIView) -> @MainActor () -> Void = UIView.setNeedsDisplay
    _ = Selector("setNeedsDisplay", calling: redraw)
    _ = Selector("sizeToFit", calling: UIView.sizeToFit)
    _ = Selector("removeFromSuperview", calling: UIView.removeFromSuperview)
    _ = Selector("becomeFirstResponder", calling: UIResponder.becomeFirstResponder)
    _ = Selector("resignFirstResponder", calling: UIResponder.resignFirstResponder)
  }
}
