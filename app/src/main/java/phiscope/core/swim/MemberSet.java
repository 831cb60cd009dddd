package phiscope.core.swim;

import java.util.List;

/**
 * Some members, or everyone.
 *
 * @param members their numbers, ascending; empty means everyone
 */
public record MemberSet(List<Integer> members) {
  private static final MemberSet EVERYONE = new MemberSet(List.of());

  public MemberSet {
    members = members.stream().distinct().sorted().toList();
  }

  public static MemberSet everyone() {
    return EVERYONE;
  }

  public static MemberSet of(Integer... members) {
    return new MemberSet(List.of(members));
  }

  public boolean isEveryone() {
    return members.isEmpty();
  }

  public boolean contains(int member) {
    return members.isEmpty() || members.contains(member);
  }
}
