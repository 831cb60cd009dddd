package phiscope.ui.view.swim;

import phiscope.text.Sentence;

/** Where the links of sentences lead: to a frame, or to the eyes of a member. */
record SentenceLinks(SwimContext context) {
  void follow(Sentence.Target target) {
    if (target instanceof Sentence.Target.Frame frame) {
      context.model().goTo(frame.index());
    } else if (target instanceof Sentence.Target.Member member) {
      context.model().look(now -> now.seenBy(member.number()));
    }
  }
}
