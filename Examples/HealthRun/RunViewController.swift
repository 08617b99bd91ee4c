import HealthKit
import UIKit

/// The screen: distance, time, heart rate and steps, and the buttons of a run.
final class RunViewController: UIViewController {
  private let store = HKHealthStore()
  private lazy var recorder = RunRecorder(store)
  private let feedback = UINotificationFeedbackGenerator()
  private let distance = RunViewController.label(64, .bold)
  private let time = RunViewController.label(34, .medium)
  private let heart = RunViewController.label(22, .regular)
  private let steps = RunViewController.label(22, .regular)
  private let message = RunViewController.label(17, .regular)
  private let startButton = UIButton(configuration: .filled())
  private let pauseButton = UIButton(configuration: .gray())
  private let finishButton = UIButton(configuration: .gray())
  private var clock: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (button, title) in [
      (startButton, "Start"), (pauseButton, "Pause"), (finishButton, "Finish"),
    ] {
      button.setTitle(title, for: .normal)
    }
    startButton.addAction(UIAction { [unowned self] _ in start() }, for: .touchUpInside)
    pauseButton.addAction(UIAction { [unowned self] _ in pause() }, for: .touchUpInside)
    finishButton.addAction(UIAction { [unowned self] _ in finish() }, for: .touchUpInside)
    message.textColor = .secondaryLabel
    let buttons = UIStackView(arrangedSubviews: [startButton, pauseButton, finishButton])
    buttons.spacing = 12
    buttons.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [distance, time, heart, steps, message, buttons])
    stack.axis = .vertical
    stack.spacing = 18
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    recorder.onChange = { [weak self] in self?.update() }
    recorder.onKilometer = { [weak self] number in
      self?.feedback.notificationOccurred(.success)
      self?.message.text = number == 1 ? "1 kilometer" : "\(number) kilometers"
    }
    recorder.onEnd = { [weak self] in self?.ended($0) }
    update()
  }

  // The user has asked for a run, and so sees what the data are for.
  private func start() {
    store.requestAuthorization(toShare: RunRecorder.written, read: RunRecorder.read) {
      [weak self] isDone, _ in
      Task { @MainActor in
        guard let self, isDone else { return }
        guard self.store.authorizationStatus(for: .workoutType()) == .sharingAuthorized else {
          self.message.text = "Settings › Health lets the app keep your runs."
          return
        }
        self.begin()
      }
    }
  }

  private func begin() {
    do {
      try recorder.start()
      message.text = ""
      feedback.prepare()
      clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.update() }
      }
      observeSteps()
    } catch {
      message.text = error.localizedDescription
    }
    update()
  }

  private func pause() { recorder.pauseOrResume() }

  private func finish() {
    clock?.invalidate()
    recorder.finish()
  }

  private func ended(_ result: Result<HKWorkout?, any Error>) {
    switch result {
    case .success(let workout):
      let meters = workout?.totalDistance?.doubleValue(for: .meter()) ?? 0
      message.text = String(format: "Saved: %.2f km", meters / 1000)
      feedback.notificationOccurred(.success)
    case .failure(let error):
      message.text = error.localizedDescription
      feedback.notificationOccurred(.error)
    }
    update()
  }

  /// Shows the steps of today, and each change of them.
  private func observeSteps() {
    let today = Calendar.current.startOfDay(for: Date())
    let descriptor = HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(
        type: HKQuantityType(.stepCount),
        predicate: HKQuery.predicateForSamples(withStart: today, end: nil)),
      options: .cumulativeSum, anchorDate: today, intervalComponents: DateComponents(day: 1))
    Task { [weak self, store] in
      for try await result in descriptor.results(for: store) {
        let sum = result.statisticsCollection.statistics(for: today)?.sumQuantity()
        self?.steps.text = "\(Int(sum?.doubleValue(for: .count()) ?? 0)) steps today"
      }
    }
  }

  private func update() {
    distance.text = String(format: "%.2f km", recorder.distance / 1000)
    let seconds = Int(recorder.elapsedTime)
    time.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
    heart.text = recorder.heartRate.map { "\(Int($0)) BPM" } ?? "– BPM"
    if steps.text == nil { steps.text = "– steps today" }
    startButton.isHidden = recorder.isRunning || recorder.isPaused
    pauseButton.isHidden = !startButton.isHidden
    finishButton.isHidden = !startButton.isHidden
    pauseButton.setTitle(recorder.isPaused ? "Resume" : "Pause", for: .normal)
  }

  private static func label(_ size: CGFloat, _ weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: size, weight: weight)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    return label
  }
}
